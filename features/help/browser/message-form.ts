import { fieldsOf } from '#lib/browser/posted-form/form-fields.ts'
import { sendInPlace } from '#lib/browser/posted-form/send-in-place.ts'
import { HELP, HELP_NOTICES, helpNoticeId, type HelpNotice } from '../ids.ts'

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

/** Sends the form of the panel in place, and gives what the panel asks of it. */
export const attachMessageForm = (panel: HTMLElement, signal: AbortSignal) => {
  const form = panel.querySelector('form')
  const showStored = (reference: string | undefined) => {
    if (reference === undefined) return false
    showReference(panel, reference)
    panel.querySelector<HTMLElement>(`#${HELP.done}`)?.focus()
    return true
  }
  if (form) {
    sendInPlace({ form, showStored, showNotice: (notice) => showNotice(panel, notice), signal })
  }
  return {
    /** Whether nothing was typed, and nothing sent either. */
    isEmpty: () => !form || (!form.hidden && fieldsOf(form).every(({ value }) => value === '')),
    /** After a message was sent: an empty form for the next one. */
    renew: () => showReference(panel, null),
  }
}
