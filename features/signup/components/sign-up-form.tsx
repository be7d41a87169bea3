import type { Ref, SubmitEvent } from 'react'
import { useStore } from 'zustand'
import { TextField } from '#components/form/text-field.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import type { PageFields } from '../page-fields.ts'
import { isBusy, type SignUpStore } from '../store.ts'
import type { FormWords } from '../words.ts'

type Props = {
  ref: Ref<HTMLFormElement>
  store: SignUpStore
  words: FormWords
  fields: PageFields
  /** Whether script says what is wrong, instead of the browser. */
  isScripted: boolean
  onSubmit: (event: SubmitEvent) => void
}

/** The form as it also works without script; label and button show where the sign-up stands (S1 §4, §5). */
export const SignUpForm = (props: Props) => {
  const { ref, store, words, fields, isScripted, onSubmit } = props
  const { status, label } = useStore(store)
  const isLocked = isBusy({ status })
  const hasError = label !== 'default'
  const news = hasError ? words.labels[label] : ''
  return (
    <form
      ref={ref}
      action={API_PATHS.signUp}
      method="post"
      noValidate={isScripted}
      className="mt-6 grid gap-3.5"
      onSubmit={onSubmit}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id={SIGN_UP_IDS.email}
        name="email"
        type="email"
        label={words.labels[label]}
        hasError={hasError}
        aria-describedby={hasError ? SIGN_UP_IDS.status : undefined}
        placeholder={words.placeholder}
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
        readOnly={isLocked}
        onFocus={() => {
          store.setState({ label: 'default' })
        }}
      />
      <button
        type="submit"
        className={buttonClasses('primary')}
        disabled={isLocked}
        aria-busy={isLocked}
      >
        {isLocked ? words.creating : words.submit}
      </button>
      <output id={SIGN_UP_IDS.status} htmlFor={SIGN_UP_IDS.email} className="sr-only">
        {isLocked ? words.creating : news}
      </output>
    </form>
  )
}
