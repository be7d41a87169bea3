import { showLoading } from '#components/ui/loading-overlay.ts'
import type { SignUpStore } from '../store.ts'

type Parts = { store: SignUpStore; words: string; signal: AbortSignal }

/** Shows the loading overlay with its message while the visitor leaves for the web app (S1 §2, §4.4). */
export const attachWaiting = ({ store, words, signal }: Parts): void => {
  const unsubscribe = store.subscribe(({ status }, before) => {
    if (status !== before.status) showLoading(status === 'handing-off' ? words : null)
  })
  signal.addEventListener('abort', () => {
    unsubscribe()
    showLoading(null)
  })
}
