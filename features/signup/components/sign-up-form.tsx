import { TextField } from '#components/form/text-field.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import type { PageFields } from '../page-fields.ts'
import type { LabelKind } from '../store.ts'
import type { FormWords } from '../words.ts'

type Props = {
  words: FormWords
  placeholder: string
  fields: PageFields
  label: LabelKind
}

/** The form as it works without script; the behaviour shows on it where the sign-up stands (S1 §4, §5). */
export const SignUpForm = ({ words, placeholder, fields, label }: Props) => {
  const hasError = label !== 'default'
  return (
    <form action={API_PATHS.signUp} method="post" className="mt-6 grid gap-3.5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id={SIGN_UP_IDS.email}
        name="email"
        type="email"
        label={words.labels[label]}
        hasError={hasError}
        aria-describedby={SIGN_UP_IDS.status}
        placeholder={placeholder}
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
      />
      <button type="submit" className={buttonClasses('primary')}>
        {words.submit}
      </button>
      <output id={SIGN_UP_IDS.status} htmlFor={SIGN_UP_IDS.email} className="sr-only">
        {hasError ? words.labels[label] : null}
      </output>
    </form>
  )
}
