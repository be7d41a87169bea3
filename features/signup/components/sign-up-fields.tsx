import { TextField } from '#components/form/text-field.tsx'
import { EMAIL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#lib/config/constants.ts'
import type { LabelStyle } from '#lib/config/sign-up-variants.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import type { FieldName, SignUpState } from '../store.ts'
import { labelOf, type FormWords } from '../words.ts'

type Props = {
  words: FormWords
  placeholder: string
  initial: SignUpState
  /** Words of the switch that shows passwords; only where the form has them. */
  reveal?: string | undefined
  labelStyle?: LabelStyle | undefined
}

const PASSWORD_FIELDS = ['password', 'confirmPassword'] as const

/** The fields that a visitor fills in, as they also stand without script (S1 §5). */
export const SignUpFields = ({ words, placeholder, initial, reveal, labelStyle }: Props) => {
  const fieldOf = (name: FieldName) => ({
    ...labelOf(name, { state: initial, words }),
    id: SIGN_UP_IDS[name],
    name,
    'aria-describedby': SIGN_UP_IDS.status,
    required: true,
  })
  return (
    <>
      <TextField
        {...fieldOf('email')}
        type="email"
        labelStyle={labelStyle}
        placeholder={placeholder}
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      {reveal === undefined ? null : (
        <>
          {PASSWORD_FIELDS.map((name) => (
            // No maximum length: a browser would cut a pasted password without a word.
            <TextField
              key={name}
              {...fieldOf(name)}
              type="password"
              autoComplete="new-password"
              minLength={PASSWORD_MIN_LENGTH}
            />
          ))}
          <label className="field-switch" data-reveal="" hidden>
            <input type="checkbox" />
            {reveal}
          </label>
        </>
      )}
    </>
  )
}
