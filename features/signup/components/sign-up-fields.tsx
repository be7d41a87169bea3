import type { ComponentProps } from 'react'
import { CheckedTextField } from '#components/form/checked-text-field.tsx'
import { PASSWORD_MIN_LENGTH } from '#features/signup/password.ts'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import type { LabelStyle } from '#lib/config/sign-up-variants.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import { isBusy } from '../sign-up-machine.ts'
import type { FieldName, SignUpState } from '../state.ts'
import { ADDRESS_MARK, labelOf, type FormWords } from '../words.ts'

type Input = Pick<ComponentProps<'input'>, 'ref' | 'onFocus' | 'onBlur' | 'onInput'>

type Props = {
  words: FormWords
  placeholder: string
  state: SignUpState
  /** Gives the listeners of a field. */
  register: (name: FieldName) => Input
  /** The visitor takes the address that is offered. */
  onTake: (address: string) => void
  /** Words of the switch that shows passwords; only where the form has them. */
  reveal?: string | undefined
  isRevealed: boolean
  onReveal: (isRevealed: boolean) => void
  labelStyle?: LabelStyle | undefined
}

const PASSWORD_FIELDS = ['password', 'confirmPassword'] as const

const Hint = ({ words, state: { suggestion }, onTake }: Props) => {
  if (!suggestion) return null
  const [before, after] = words.suggestion.split(ADDRESS_MARK)
  return (
    <p className="field-hint">
      <span>{before}</span>
      <button
        type="button"
        className="link"
        onClick={() => {
          onTake(suggestion)
        }}
      >
        {suggestion}
      </button>
      <span>{after}</span>
    </p>
  )
}

/** The fields that a visitor fills in, as they also stand without script (S1 §5). */
export const SignUpFields = (props: Props) => {
  const { words, placeholder, state, register, reveal, isRevealed, labelStyle } = props
  const fieldOf = (name: FieldName) => ({
    ...labelOf(name, { state, words }),
    ...register(name),
    id: SIGN_UP_IDS[name],
    name,
    'aria-describedby': SIGN_UP_IDS.status,
    required: true,
    readOnly: isBusy(state),
  })
  return (
    <>
      <CheckedTextField
        {...fieldOf('email')}
        type="email"
        labelStyle={labelStyle}
        placeholder={placeholder}
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_MAX_LENGTH}
        hint={<Hint {...props} />}
      />
      {reveal === undefined ? null : (
        <>
          {PASSWORD_FIELDS.map((name) => (
            // No maximum length: a browser would cut a pasted password without a word.
            <CheckedTextField
              key={name}
              {...fieldOf(name)}
              type={isRevealed ? 'text' : 'password'}
              autoComplete="new-password"
              minLength={PASSWORD_MIN_LENGTH}
            />
          ))}
          {/* Without script there is no such switch. */}
          <label className="field-switch" hidden={!state.isHydrated}>
            <input
              type="checkbox"
              checked={isRevealed}
              onChange={({ currentTarget }) => {
                props.onReveal(currentTarget.checked)
              }}
            />
            <span>{reveal}</span>
          </label>
        </>
      )}
    </>
  )
}
