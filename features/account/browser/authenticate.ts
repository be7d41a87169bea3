import { ask } from '#lib/browser/ask.ts'
import { hasCookie } from '#lib/browser/cookies.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { SIGN_IN_COOKIES } from '#lib/config/page-cookies.ts'
import { fieldOf } from '#lib/util/field-of.ts'
import { createAccountStore, stateOf, type Account } from './account-store.ts'

/**
 * Reads the account of a session answer (S1 §3) by hand, as a schema would cost every page its library;
 * `null` where the answer is none.
 */
const accountOf = (body: unknown): Account | null => {
  const account = fieldOf(body, 'account')
  const userEmail = fieldOf(account, 'userEmail')
  const userId = fieldOf(account, 'userId')
  const isWhole = typeof userEmail === 'string' && typeof userId === 'string'
  if (!isWhole || !userEmail || !userId) return null
  return { userEmail, userId, ...(fieldOf(account, 'hasLicence') === true && { hasLicence: true }) }
}

const askForAccount = async () => {
  const answer = await ask(API_PATHS.session)
  return answer.status === 200 ? accountOf(JSON.parse(answer.text)) : null
}

/**
 * Asks once per page load who is signed in, where a cookie says that somebody may be, and shows on `<html>` that there is
 * one (S1 §4 "Silent authentication"); a failure stays silent here (architecture 15). A page that comes back from the
 * back/forward cache looks again.
 */
export const authenticate = (signal: AbortSignal): void => {
  const store = createAccountStore()
  const look = async () => {
    const mayBeSomebody = SIGN_IN_COOKIES.some(hasCookie)
    if (mayBeSomebody && store.getState().data) return
    const account = mayBeSomebody ? await askForAccount().catch((_failure: unknown) => null) : null
    if (!signal.aborted) store.setState(stateOf(account))
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void look()
  }
  store.subscribe(({ data }) => {
    const root = document.documentElement
    root.toggleAttribute('data-account', data !== null)
    root.toggleAttribute('data-licence', Boolean(data?.hasLicence))
  })
  addEventListener('pageshow', onShow, { signal })
  void look()
}
