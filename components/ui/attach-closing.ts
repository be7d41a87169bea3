type Parts = {
  dialog: HTMLDialogElement
  mayClose: () => boolean
  signal: AbortSignal
}

/** Lets the overlay and the close control of a dialog close it, and Escape only when it may (S1 §2). */
export const attachClosing = ({ dialog, mayClose, signal }: Parts): void => {
  let pressed: EventTarget | null = null
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    dialog.addEventListener(type, listener, { signal })
  }
  const keepOpen = (event: Event) => {
    if (!mayClose()) event.preventDefault()
  }

  on('pointerdown', ({ target }) => {
    pressed = target
  })
  on('click', (event) => {
    const control = event.target instanceof Element && event.target.closest('[data-close]')
    if (control) event.preventDefault()
    // A text selection that ends outside the card closes nothing.
    const isOnOverlay = event.target === dialog && pressed === dialog
    if ((control || isOnOverlay) && mayClose()) dialog.close()
  })
  on('cancel', keepOpen)
  // Chromium closes at a repeated Escape even where `cancel` is prevented; and with its button disabled the
  // focus is in no part of the dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') keepOpen(event)
  }
  document.addEventListener('keydown', onKeyDown, { signal })
}
