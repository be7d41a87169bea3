import { closest } from '#lib/browser/closest.ts'

type Parts = { dialog: HTMLDialogElement; signal: AbortSignal }

/** Lets the overlay and the close control of a dialog close it, unless `attachLock` forbids it; Escape is the browser's (S1 §2). */
export const attachClosing = ({ dialog, signal }: Parts): void => {
  let pressed: EventTarget | null = null
  const onPress = (event: Event) => {
    pressed = event.target
  }
  const onClick = (event: Event) => {
    const control = closest(event, '[data-close]')
    if (control) event.preventDefault()
    // A text selection that ends outside the card closes nothing.
    const isOnOverlay = event.target === dialog && pressed === dialog
    if ((control || isOnOverlay) && dialog.getAttribute('closedby') !== 'none') dialog.close()
  }
  dialog.addEventListener('pointerdown', onPress, { signal })
  dialog.addEventListener('click', onClick, { signal })
}
