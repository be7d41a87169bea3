import { attachClosing } from './attach-closing.ts'
import { buttonClasses } from './button-classes.ts'
import { makeElement } from './make-element.ts'

/** Finished strings in the page's language. */
export type ErrorNoticeWords = {
  title?: string
  message: string
  /** On the one button, which dismisses the notice. */
  action: string
}

const ID = 'error-notice'
const TITLE_ID = `${ID}-title`
const MESSAGE_ID = `${ID}-message`

const build = ({ title, message, action }: ErrorNoticeWords): HTMLDialogElement => {
  const names: Record<string, string> = title
    ? { 'aria-labelledby': TITLE_ID, 'aria-describedby': MESSAGE_ID }
    : { 'aria-labelledby': MESSAGE_ID }
  const heading = title
    ? [makeElement('h2', { attributes: { id: TITLE_ID }, children: [title] })]
    : []
  const text = makeElement('p', { attributes: { id: MESSAGE_ID }, children: [message] })
  const button = makeElement('button', {
    attributes: { type: 'button', class: buttonClasses('primary'), 'data-close': '' },
    children: [action],
  })
  const card = makeElement('div', {
    attributes: { class: 'notice' },
    children: [...heading, text, button],
  })
  return makeElement('dialog', {
    attributes: { id: ID, role: 'alertdialog', class: 'overlay', 'data-fade': '', ...names },
    children: [card],
  })
}

/**
 * Shows a message with one button that dismisses it, above whatever is open; `null` closes it (S2 §2.8
 * "Error dialog"). Button, Escape and overlay close it, and the focus goes back to where it was.
 */
export const showErrorNotice = (words: ErrorNoticeWords | null): void => {
  const shown = document.querySelector<HTMLDialogElement>(`dialog#${ID}`)
  shown?.close()
  shown?.remove()
  if (!words) return
  const dialog = build(words)
  const stop = new AbortController()
  attachClosing({ dialog, signal: stop.signal })
  dialog.addEventListener('close', () => {
    stop.abort()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
}
