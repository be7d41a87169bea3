type Parts = {
  dialog: HTMLDialogElement
  isLocked: () => boolean
  signal: AbortSignal
}

/**
 * Keeps Escape and the back gesture of a telephone from closing a dialog while it is locked (S1 §2). Gives the
 * function to call when that changes.
 */
export const attachLock = ({ dialog, isLocked, signal }: Parts): (() => void) => {
  const hold = (event: Event) => {
    if (isLocked()) event.preventDefault()
  }
  // Where `closedby` is unknown. Chromium closes at a repeated Escape even if `cancel` is prevented; and with
  // its button disabled the focus is in no part of the dialog.
  const holdKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hold(event)
  }
  dialog.addEventListener('cancel', hold, { signal })
  document.addEventListener('keydown', holdKey, { signal })
  return () => {
    dialog.setAttribute('closedby', isLocked() ? 'none' : 'closerequest')
  }
}
