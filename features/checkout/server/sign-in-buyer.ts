import type { NextResponse } from 'next/server'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import { checkoutStateOf } from '../attempt-state.ts'
import type { Purchase } from '../purchase-contract.ts'
import { type BuyerRequest, signInOf } from './own-purchase.ts'

const FORBIDDEN = 403

/** The sign-in that a browser holds for the address of the buyer. */
const heldSignIn = (headers: Headers, { attempt }: Purchase): string | undefined =>
  cookieIn(headers, 'email')?.toLowerCase() === attempt?.buyer.email.toLowerCase()
    ? cookieIn(headers, 'ssoToken')
    : undefined

/**
 * Signs a buyer in whose account the purchase made, and again who was signed in to an account that nobody had confirmed, which paying
 * ends; any other owner of an older account logs in, for paying must never open somebody else's. Where it fails the purchase holds all the same.
 */
export const signInBuyer = async (
  response: NextResponse,
  { purchase, headers, site, signal }: BuyerRequest & { purchase: Purchase },
): Promise<void> => {
  if (checkoutStateOf(purchase) !== 'paid') return
  const held = heldSignIn(headers, purchase)
  if (purchase.madeAccount === (held !== undefined)) return
  try {
    const { userServiceUrl } = site
    const named = { id: purchase.id, ssojwt: held }
    const { email, ssojwt, userId } = await signInOf(named, { userServiceUrl, signal })
    site.signIn(response, { email, destination: undefined, ssojwt, site })
    setCookie(response, { key: 'userId', value: userId, site })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    // Of a confirmed account: its sign-in goes on.
    if (held !== undefined && isRefusal(error, [FORBIDDEN])) return
    logUpstream(site.log, error)
  }
}
