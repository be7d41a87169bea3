import { feedbackNoticeId, type FeedbackState } from '#lib/config/feedback-states.ts'
import { sendMessage } from './send-message.ts'

type Parts = {
  form: HTMLFormElement
  /** Where a stored message leads. */
  thanksUrl: string
  signal: AbortSignal
}

const showNotice = (form: HTMLFormElement, state: FeedbackState | null) => {
  for (const notice of form.querySelectorAll<HTMLElement>('[role="alert"]')) {
    const isShown = state !== null && notice.id === feedbackNoticeId(state)
    notice.toggleAttribute('data-shown', isShown)
    if (isShown) notice.focus()
  }
}

const setBusy = (button: HTMLButtonElement, isBusy: boolean) => {
  const { busy = '' } = button.dataset
  button.dataset['busy'] = button.textContent
  button.textContent = busy
  button.disabled = isBusy
  button.setAttribute('aria-busy', `${isBusy}`)
}

/** Marks the fields that are wrong, as every form of the house does; the bubble of a browser would cover the hint. */
const markFaults = (form: HTMLFormElement) => {
  for (const field of form.querySelectorAll<HTMLInputElement>('.field > :is(input, textarea)')) {
    const { valid } = field.validity
    field.parentElement?.toggleAttribute('data-invalid', !valid)
    field.setAttribute('aria-invalid', `${!valid}`)
  }
  return !form.checkValidity()
}

/**
 * Sends the form in place, so that what was typed stays where it is when something fails; one message has one id,
 * however often it is sent. A page that came without TLS can make no id, and its form goes on posting by itself.
 */
export const attachSending = ({ form, thanksUrl, signal }: Parts): void => {
  if (!('randomUUID' in crypto)) return
  let id = crypto.randomUUID()
  let isBusy = false
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  form.noValidate = true
  const onInput = () => {
    id = crypto.randomUUID()
    if (form.querySelector('[data-invalid]')) markFaults(form)
  }
  form.addEventListener('input', onInput, { signal })
  const send = async () => {
    if (!button || isBusy) return
    isBusy = true
    setBusy(button, true)
    showNotice(form, null)
    const state = await sendMessage(form, id)
    if (signal.aborted) return
    isBusy = false
    setBusy(button, false)
    if (state === 'stored') location.assign(thanksUrl)
    else showNotice(form, state)
  }
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      if (markFaults(form)) showNotice(form, 'invalid')
      else void send()
    },
    { signal },
  )
}
