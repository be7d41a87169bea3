import { mayAttribute } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { cookieValue, rememberCookie } from '#lib/browser/cookies.ts'
import { PAGE_COOKIES } from '#lib/config/page-cookies.ts'

/** Cookie and key of local storage have one name (S2 §3). */
const TWIN = PAGE_COOKIES.affiliateTransaction.name

/**
 * Lengthens the cookie of the affiliate's transaction to its 30 days and writes its twin, once the visitor's regime or
 * choice allows it (architecture 22). What was lengthened once is left alone; what is declined, `features/consent` erases.
 */
export const keepTransaction = (): void => {
  const id = cookieValue('affiliateTransaction')
  if (!id || !mayAttribute(consentState.getState())) return
  try {
    if (localStorage.getItem(TWIN) === id) return
    localStorage.setItem(TWIN, id)
    rememberCookie('affiliateTransaction', id)
  } catch (blocked) {
    // Without storage the cookie stays one of the session; some web views answer `null` instead of refusing.
    if (!(blocked instanceof DOMException || blocked instanceof TypeError)) throw blocked
  }
}

/** Keeps the transaction from the moment on at which the visitor allows it, on every page: the choice may come on a later one. */
export const keepAffiliate = (signal: AbortSignal): void => {
  keepTransaction()
  signal.addEventListener('abort', consentState.subscribe(keepTransaction))
}
