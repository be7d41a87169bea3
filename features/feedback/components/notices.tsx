import { useEffect, useRef } from 'react'
import { FEEDBACK_STATES, feedbackNoticeId, type FeedbackState } from '../feedback-states.ts'

export type NoticeWords = Readonly<Record<FeedbackState, string>>

/** The outcome of a try; another object for each. */
export type FeedbackOutcome = { state: FeedbackState }

type NoticeProps = {
  state: FeedbackState
  /** Given while this is what has become of it. */
  outcome: FeedbackOutcome | null
  children: string
}

const Notice = ({ state, outcome, children }: NoticeProps) => {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome) place.current?.focus()
  }, [outcome])
  return (
    <p
      ref={place}
      id={feedbackNoticeId(state)}
      role="alert"
      tabIndex={-1}
      className="field-hint form-notice"
      data-shown={outcome ? '' : undefined}
    >
      {children}
    </p>
  )
}

/** The possible errors, each hidden until the address or the form names it, which then leads there. */
export const Notices = ({
  words,
  outcome,
}: {
  words: NoticeWords
  outcome: FeedbackOutcome | null
}) =>
  FEEDBACK_STATES.map((state) => (
    <Notice key={state} state={state} outcome={outcome?.state === state ? outcome : null}>
      {words[state]}
    </Notice>
  ))
