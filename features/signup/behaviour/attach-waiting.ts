import { showLoading } from '#components/ui/loading-overlay.ts'
import type { SignUpState, SignUpStore } from '../store.ts'

type Parts = { store: SignUpStore; words: string; signal: AbortSignal }

/** Shows the loading overlay with its message while the visitor leaves for the web app (S1 §2, §4.4). */
export const attachWaiting = ({ store, words, signal }: Parts): void => {
  const show = ({ status }: Pick<SignUpState, 'status'>) => {
    showLoading(status === 'handing-off' ? words : null)
  }
  show(store.getState())
  const unsubscribe = store.subscribe((state, before) => {
    if (state.status !== before.status) show(state)
  })
  signal.addEventListener('abort', () => {
    unsubscribe()
    showLoading(null)
  })
}
