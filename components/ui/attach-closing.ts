import { closest } from '#lib/browser/clicks.ts'

type Parts = { dialog: HTMLDialogElement; signal: AbortSignal }

/** Lets the overlay and the close control of a dialog close it, unless `attachLock` forbids it; Escape is the browser's (S1 §2). */
export const attachClosing = ({ dialog, signal }: Parts): void => {
  let isPressed: boolean | undefined
  const onPress = (event: Event) => {
    isPressed = event.target === dialog
  }
  const onClick = (event: MouseEvent) => {
    const control = closest(event, '[data-close]')
    if (control) event.preventDefault()
    // A text selection that ends outside the card closes nothing, nor does the second half of the double click that opened it.
    const isMeant = control ?? (isPressed && event.target === dialog)
    if (isMeant && event.detail < 2 && dialog.matches(':not([closedby=none])')) dialog.close()
  }
  dialog.addEventListener('pointerdown', onPress, { signal })
  dialog.addEventListener('click', onClick, { signal })
}
