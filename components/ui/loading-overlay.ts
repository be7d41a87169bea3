import { PROGRESS_WAIT_MS } from '#lib/config/constants.ts'
import { attachLock } from './attach-lock.ts'
import { makeElement } from './make-element.ts'

const ID = 'loading-overlay'

let pending: ReturnType<typeof setTimeout> | undefined
let wanted = ''

const shown = () => document.querySelector<HTMLDialogElement>(`dialog#${ID}[open]`)

/** The name is read out when the overlay takes the focus, the status whenever its text changes later. */
const say = (dialog: HTMLDialogElement, message: string): void => {
  dialog.setAttribute('aria-label', message)
  const status = dialog.querySelector('[role="status"]')
  if (status) status.textContent = message
}

const cover = (): void => {
  pending = undefined
  const card = makeElement('div', {
    attributes: { class: 'notice loading' },
    children: [
      makeElement('p', { attributes: { role: 'status' } }),
      makeElement('span', { attributes: { class: 'ellipsis', 'aria-hidden': 'true' } }),
    ],
  })
  const dialog = makeElement('dialog', {
    attributes: { id: ID, class: 'overlay', tabindex: '-1' },
    children: [card],
  })
  say(dialog, wanted)
  const stop = new AbortController()
  const showLock = attachLock({ dialog, isLocked: () => dialog.open, signal: stop.signal })
  dialog.addEventListener('close', () => {
    stop.abort()
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  showLock()
}

/**
 * Covers the page with a translucent mask, a message and an ellipsis while something goes on that may not
 * be interrupted; `null` takes it away (S1 §2, S2 §2.8). What is over within 200 ms shows nothing (S2 §9).
 */
export const showLoading = (message: string | null): void => {
  const dialog = shown()
  if (message === null) {
    clearTimeout(pending)
    pending = undefined
    dialog?.close()
  } else if (dialog) say(dialog, message)
  else {
    wanted = message
    pending ??= setTimeout(cover, PROGRESS_WAIT_MS)
  }
}
