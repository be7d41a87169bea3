import { setProgress } from '#lib/browser/progress.ts'
import { isBusy } from '../machine.ts'
import type { SignUpStore } from '../store.ts'

type Parts = {
  store: SignUpStore
  /** Finds the cookies of a signed-in visitor. */
  signedIn: RegExp
  signal: AbortSignal
}

/** Shows on the whole page that an account is being made; what another page left on goes off, unless somebody is signed in (S1 §4). */
export const attachProgress = ({ store, signedIn, signal }: Parts): void => {
  if (!signedIn.test(document.cookie)) setProgress(false)
  const unsubscribe = store.subscribe((state, before) => {
    if (isBusy(state) !== isBusy(before)) setProgress(isBusy(state))
  })
  signal.addEventListener('abort', unsubscribe)
}
