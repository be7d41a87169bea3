import { hasCookie } from '#lib/browser/has-cookie.ts'
import { SIGN_IN_COOKIES } from '#lib/config/cookies.ts'
import { accountOf } from './account-of.ts'
import { stateOf, type AccountStore } from './store.ts'

type Parts = {
  store: AccountStore
  /** Address of the session handler. */
  url: string
  signal: AbortSignal
}

const askForAccount = async (url: string) => {
  const answer = await fetch(url)
  return answer.status === 200 ? accountOf(await answer.json()) : null
}

/**
 * Asks once per page load who is signed in, where a cookie says that somebody may be (S1 §4); a failure
 * stays silent here (architecture 15). A page that comes back from the back/forward cache looks again.
 */
export const attachAuthentication = ({ store, url, signal }: Parts): void => {
  const authenticate = async () => {
    const mayBeSomebody = SIGN_IN_COOKIES.some(hasCookie)
    if (mayBeSomebody && store.getState().data) return
    const account = mayBeSomebody
      ? await askForAccount(url).catch((_failure: unknown) => null)
      : null
    store.setState(stateOf(account))
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void authenticate()
  }
  window.addEventListener('pageshow', onShow, { signal })
  void authenticate()
}
