import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { postedFormIds } from '#lib/util/posted-form-ids.ts'
import { buttonClasses } from '../ui/button-classes.ts'

type Props = {
  /** The prefix of the ids of the form and its parts. */
  kind: string
  action: string
  locale: Locale
  /** The page after a message that is kept; else the page shows its number. */
  thanksUrl?: string
  words: { failed: string; limited: string; send: string; sending: string }
  /** A note under the button. */
  note?: ReactNode
  children: ReactNode
}

/**
 * A form that posts by itself, and that page script sends in place (`lib/browser/posted-form/`); multipart, because other
 * encodings treble the length of some alphabets. What is wrong is said by labels, either way: never by the browser's bubble.
 */
export const PostedForm = ({ kind, action, locale, thanksUrl, words, note, children }: Props) => {
  const ids = postedFormIds(kind)
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid gap-4"
      data-posted={kind}
      data-thanks={thanksUrl}
    >
      <input type="hidden" name="language" value={locale} />
      {children}
      <div className="grid gap-4" aria-live="polite">
        {(['failed', 'limited'] as const).map((name) => (
          <p key={name} id={ids[name]} tabIndex={-1} className="field-hint form-notice">
            {words[name]}
          </p>
        ))}
        <button
          type="submit"
          className={`${buttonClasses('primary')} justify-self-start`}
          data-busy={words.sending}
        >
          {words.send}
        </button>
        {note ? <p className="text-small text-ink-soft">{note}</p> : null}
      </div>
    </form>
  )
}
