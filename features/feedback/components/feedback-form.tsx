'use client'

import { TextField } from '#components/form/text-field.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { FEEDBACK_MAX_LENGTH } from '../feedback-states.ts'
import { Notices, type NoticeWords } from './notices.tsx'
import { useSending } from './use-sending.ts'

/** Ids of the feedback form and of its parts. */
const FEEDBACK = {
  message: 'feedback-message',
  hint: 'feedback-hint',
  affiliate: 'feedback-affiliate',
} as const

type RatingWords = {
  legend: string
  /** The meaning of the lowest and the highest mark. */
  low: string
  high: string
  /** The names of the marks, read aloud; the lowest one first. */
  marks: readonly string[]
}

/** Marks in a row, none of them chosen ahead; a visitor may leave them all. */
const Rating = ({ legend, low, high, marks }: RatingWords) => (
  <fieldset>
    <legend className="text-small font-semibold">{legend}</legend>
    <div className="mt-3 flex max-w-form flex-wrap justify-between">
      {marks.map((name, index) => (
        <label key={name} className="field-switch">
          <input type="radio" name="rating" value={index + 1} aria-label={name} />
          <span>{index + 1}</span>
        </label>
      ))}
    </div>
    <p className="mt-2 flex max-w-form justify-between text-small text-ink-soft" aria-hidden="true">
      <span>{low}</span>
      <span>{high}</span>
    </p>
  </fieldset>
)

type Props = {
  locale: Locale
  /** The page after a stored message. */
  thanksUrl: string
  words: {
    notices: NoticeWords
    rating: RatingWords
    message: string
    hint: string
    affiliate: string
    send: string
    sending: string
  }
}

/**
 * The form, which posts by itself until it hydrates, and then is sent in place; multipart, because other encodings
 * treble the length of some alphabets.
 */
export const FeedbackForm = ({ locale, thanksUrl, words }: Props) => {
  const { form, outcome, faults, isBusy } = useSending(thanksUrl)
  const isMessageWrong = faults.includes('message')
  return (
    <form
      {...form}
      method="post"
      action={API_PATHS.feedback}
      encType="multipart/form-data"
      className="sheet grid gap-6 p-8"
    >
      <Notices words={words.notices} outcome={outcome} />
      <input type="hidden" name="language" value={locale} />
      <Rating {...words.rating} />
      <div className="field" data-invalid={isMessageWrong ? '' : undefined}>
        <label htmlFor={FEEDBACK.message}>
          <span>{words.message}</span>
        </label>
        <textarea
          id={FEEDBACK.message}
          name="message"
          rows={7}
          required
          maxLength={FEEDBACK_MAX_LENGTH}
          aria-describedby={FEEDBACK.hint}
          aria-invalid={isMessageWrong || undefined}
        />
        <p id={FEEDBACK.hint} className="text-small text-ink-soft">
          {words.hint}
        </p>
      </div>
      <TextField
        id={FEEDBACK.affiliate}
        name="affiliateId"
        label={words.affiliate}
        hasError={faults.includes('affiliateId')}
        inputMode="numeric"
        pattern="[0-9]{1,9}"
        autoComplete="off"
      />
      <div>
        <button
          type="submit"
          className={buttonClasses('primary')}
          disabled={isBusy}
          aria-busy={isBusy}
        >
          {isBusy ? words.sending : words.send}
        </button>
      </div>
    </form>
  )
}
