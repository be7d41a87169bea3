import { useRef, useState, useSyncExternalStore, type InputEvent, type SubmitEvent } from 'react'
import { messageOf } from '#lib/browser/posted-form/message-of.ts'
import { sendPosted } from '#lib/browser/posted-form/send-posted.ts'
import type { FeedbackState } from '../feedback-states.ts'
import type { FeedbackOutcome } from './notices.tsx'

/** Sends what stands in the form as one message; never throws. */
const sendMessage = async (
  form: HTMLFormElement,
  id: string,
): Promise<FeedbackState | 'stored'> => {
  const { rating = null, ...message } = messageOf(form, id)
  const marked = { ...message, rating: rating === null ? null : Number(rating) }
  const { state } = await sendPosted(form.action, marked)
  return state === 'refused' ? 'invalid' : state
}

const never = () => () => undefined

const canMakeId = () => 'randomUUID' in crypto

/** Names of the fields that a browser would not send as they are. */
const faultsOf = (form: HTMLFormElement): readonly string[] =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => !field.validity.valid)
    .map(({ name }) => name)

/**
 * Sends a form in place, so that what was typed stays where it is when something fails; one message has one id, however
 * often it is sent. A page that came without TLS can make no id, and its form goes on posting by itself.
 */
export const useSending = (thanksUrl: string) => {
  const sendsInPlace = useSyncExternalStore(never, canMakeId, () => false)
  const [outcome, setOutcome] = useState<FeedbackOutcome | null>(null)
  const [faults, setFaults] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const sending = useRef(false)
  const id = useRef<string | null>(null)
  const send = async (form: HTMLFormElement) => {
    sending.current = true
    setIsBusy(true)
    setOutcome(null)
    id.current ??= crypto.randomUUID()
    const state = await sendMessage(form, id.current)
    sending.current = false
    setIsBusy(false)
    if (state === 'stored') location.assign(thanksUrl)
    else setOutcome({ state })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!sendsInPlace) return
    event.preventDefault()
    if (sending.current) return
    const wrong = faultsOf(event.currentTarget)
    setFaults(wrong)
    if (wrong.length > 0) setOutcome({ state: 'invalid' })
    else void send(event.currentTarget)
  }
  const onInput = ({ currentTarget }: InputEvent<HTMLFormElement>) => {
    id.current = null
    if (faults.length > 0) setFaults(faultsOf(currentTarget))
  }
  // Marked as every form of the house does it: the bubble of a browser would cover the hint.
  return { form: { noValidate: sendsInPlace, onSubmit, onInput }, outcome, faults, isBusy }
}
