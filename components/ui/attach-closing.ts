type Parts = {
  dialog: HTMLDialogElement
  mayClose: () => boolean
  signal: AbortSignal
}

/** Lets the overlay and the close control of a dialog close it, unless it may not; Escape is the browser's (S1 §2). */
export const attachClosing = ({ dialog, mayClose, signal }: Parts): void => {
  let pressed: EventTarget | null = null
  const onPress = (event: Event) => {
    pressed = event.target
  }
  const onClick = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest('[data-close]')
    if (control) event.preventDefault()
    // A text selection that ends outside the card closes nothing.
    const isOnOverlay = event.target === dialog && pressed === dialog
    if ((control || isOnOverlay) && mayClose()) dialog.close()
  }
  dialog.addEventListener('pointerdown', onPress, { signal })
  dialog.addEventListener('click', onClick, { signal })
}
