import type { SignUpStore } from '../store.ts'
import { send } from './send.ts'

type Parts = { store: SignUpStore; dialog: HTMLDialogElement; signal: AbortSignal }

/**
 * Ends what was going on when the dialog closes, also when it did before this came, and when the visitor comes
 * back from the web app to a page that the browser had kept.
 */
export const attachEndings = ({ store, dialog, signal }: Parts): void => {
  const onClose = () => {
    send(store, { type: 'closed' })
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) send(store, { type: 'returned' })
  }
  if (!dialog.open) onClose()
  dialog.addEventListener('close', onClose, { signal })
  window.addEventListener('pageshow', onShow, { signal })
}
