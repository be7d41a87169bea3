import { useEffect } from 'react'

/** Has the dialog laid out before it is opened, so that its first frame only paints it (budget 18). */
export const useLayoutAhead = (dialog: HTMLDialogElement): void => {
  useEffect(() => {
    dialog.setAttribute('data-laid-out', '')
  }, [dialog])
}
