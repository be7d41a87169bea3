import { fieldsOf, isWrong, markField } from './form-fields.ts'
import { messageOf } from './message-of.ts'
import { sendPosted, type PostOutcome, type PostedNotice } from './send-posted.ts'

type Parts = {
  form: HTMLFormElement
  /** Shows the notice of what went wrong, or none. */
  showNotice: (notice: PostedNotice | null) => void
  /** Shows that the message is kept; `false` where the answer lacks what this form has to show. */
  showStored: (reference: string | undefined) => boolean
  signal: AbortSignal
}

const showBusy = (form: HTMLFormElement, isBusy: boolean): void => {
  const button = form.querySelector<HTMLButtonElement>('[data-busy]')
  if (!button) return
  const { busy = '', idle = button.textContent } = button.dataset
  button.dataset.idle = idle
  button.textContent = isBusy ? busy : idle
  button.setAttribute('aria-busy', String(isBusy))
}

/** Marks fields and leads to the first; by the browser's rules, or by those that the site has refused. */
const markWrong = (form: HTMLFormElement, refused: readonly string[] = []): boolean => {
  const wrong = fieldsOf(form).filter((field) => isWrong(field) || refused.includes(field.name))
  for (const field of fieldsOf(form)) markField(field, wrong.includes(field))
  wrong[0]?.focus()
  return wrong.length > 0
}

/** Clears the error of a changed field once the browser would send it; that of a choice with all its options. */
const settleField = (form: HTMLFormElement, target: EventTarget | null) => {
  for (const field of fieldsOf(form)) {
    if (field === target && !isWrong(field)) markField(field, false)
  }
}

/**
 * Sends a form in place, so that what was typed stays where it is when something fails; a message has one id, however
 * often it is sent. A page that came without TLS can make no id, and its form goes on posting by itself.
 */
export const sendInPlace = ({ form, showNotice, showStored, signal }: Parts): void => {
  if (!('randomUUID' in crypto)) return
  let id: string | undefined
  let isBusy = false

  const show = (outcome: PostOutcome) => {
    if (outcome.state === 'stored') {
      if (!showStored(outcome.reference)) return showNotice('failed')
      form.reset()
      id = undefined
    } else if (outcome.state !== 'refused') showNotice(outcome.state)
    else if (!markWrong(form, outcome.fields)) showNotice('failed')
  }
  const send = async () => {
    if (isBusy || markWrong(form)) return
    isBusy = true
    showBusy(form, true)
    showNotice(null)
    id ??= crypto.randomUUID()
    const outcome = await sendPosted(form.action, messageOf(form, id))
    isBusy = false
    showBusy(form, false)
    show(outcome)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void send()
  }
  const onInput = ({ target }: Event) => {
    id = undefined
    settleField(form, target)
  }
  form.noValidate = true
  form.addEventListener('submit', onSubmit, { signal })
  form.addEventListener('input', onInput, { signal })
}
