import { HELP, HELP_NOTICES, helpNoticeId, type HelpNotice } from '../ids.ts'
import { fieldsOf, isWrong, markField } from './fields.ts'
import { sendMessage, type Outcome } from './send-message.ts'

/** Shows the notice of what went wrong, or none. */
export const showNotice = (panel: HTMLElement, notice: HelpNotice | null): void => {
  for (const name of HELP_NOTICES) {
    panel.querySelector(`#${helpNoticeId(name)}`)?.toggleAttribute('data-shown', name === notice)
  }
}

/** Shows the number of a stored message in place of the form, or the form again. */
export const showReference = (panel: HTMLElement, reference: string | null): void => {
  const [form, done] = [panel.querySelector('form'), panel.querySelector(`#${HELP.done}`)]
  const number = panel.querySelector(`#${HELP.reference}`)
  if (!form || !number || !(done instanceof HTMLElement)) return
  number.textContent = reference ?? ''
  form.hidden = reference !== null
  done.hidden = reference === null
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

/**
 * Sends the form in place, so that what was typed stays where it is when something fails; a message has one id, however
 * often it is sent. A page that came without TLS can make no id, and its form goes on posting by itself.
 */
export const attachMessageForm = (panel: HTMLElement, signal: AbortSignal) => {
  const form = panel.querySelector('form')
  let id: string | undefined
  let isBusy = false

  const show = (outcome: Outcome) => {
    if (!form) return
    if (outcome.state === 'stored') {
      showReference(panel, outcome.reference)
      panel.querySelector<HTMLElement>(`#${HELP.done}`)?.focus()
      form.reset()
      id = undefined
    } else if (outcome.state !== 'refused') showNotice(panel, outcome.state)
    else if (!markWrong(form, outcome.fields)) showNotice(panel, 'failed')
  }
  const send = async () => {
    if (!form || isBusy || markWrong(form)) return
    isBusy = true
    showBusy(form, true)
    showNotice(panel, null)
    id ??= crypto.randomUUID()
    const outcome = await sendMessage(form, id)
    isBusy = false
    showBusy(form, false)
    show(outcome)
  }
  if (form && 'randomUUID' in crypto) {
    form.noValidate = true
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      void send()
    }
    const onInput = ({ target }: Event) => {
      id = undefined
      for (const field of fieldsOf(form)) {
        if (field === target && !isWrong(field)) markField(field, false)
      }
    }
    form.addEventListener('submit', onSubmit, { signal })
    form.addEventListener('input', onInput, { signal })
  }
  return {
    /** Whether nothing was typed, and nothing sent either. */
    isEmpty: () => !form || (!form.hidden && fieldsOf(form).every(({ value }) => value === '')),
    /** After a message was sent: an empty form for the next one. */
    renew: () => showReference(panel, null),
  }
}
