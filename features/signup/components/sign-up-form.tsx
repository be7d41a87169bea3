import type { ComponentProps } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import { newsOf } from '../news-of.ts'
import type { PageFields as Fields } from '../page-fields.ts'
import { PageFields } from './page-fields.tsx'
import { SignUpFields } from './sign-up-fields.tsx'

type Props = ComponentProps<typeof SignUpFields> & {
  fields: Fields
  /** Says why the form cannot be sent on this page; its button is then disabled (S1 §2 "Logo variant"). */
  closedNote?: string | undefined
}

/** The form as it works without script; the behaviour shows on it where the sign-up stands (S1 §4, §5). */
export const SignUpForm = ({ fields, closedNote, ...props }: Props) => {
  const { words, initial } = props
  const isClosed = closedNote !== undefined
  return (
    <form
      action={API_PATHS.signUp}
      method="post"
      // A browser's own check knows no address with letters beyond ASCII, and none that was pasted with a name.
      noValidate
      className="mt-6 grid gap-3.5"
    >
      <PageFields fields={fields} />
      <SignUpFields {...props} />
      <button
        type="submit"
        className={buttonClasses('primary')}
        // Enter sends no form whose button is disabled, with or without script.
        disabled={isClosed}
        aria-busy={isClosed || undefined}
        aria-describedby={isClosed ? SIGN_UP_IDS.closed : undefined}
      >
        {words.submit}
      </button>
      {isClosed ? (
        <p id={SIGN_UP_IDS.closed} className="text-small text-ink-soft">
          {closedNote}
        </p>
      ) : null}
      <output id={SIGN_UP_IDS.status} htmlFor={SIGN_UP_IDS.email} className="sr-only">
        {newsOf(initial, words)}
      </output>
    </form>
  )
}
