import { attachClosing } from './attach-closing.ts'

const attached = new WeakSet<Element>()

type Parts = { dialog: HTMLDialogElement; opener: HTMLElement }

/** Opens a dialog over the page for the control that asked for it, which has the focus again when mask, close control or Escape close it (S2 §2.8). */
export const openOverlay = ({ dialog, opener }: Parts): void => {
  if (dialog.open) return
  if (!attached.has(dialog)) {
    attached.add(dialog)
    attachClosing({ dialog, signal: new AbortController().signal })
  }
  // Safari focuses no link on click, and closing gives the focus back to what had it.
  opener.focus()
  dialog.showModal()
}
