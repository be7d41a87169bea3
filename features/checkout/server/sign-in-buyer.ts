import type { NextResponse } from 'next/server'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { cookieIn } from '#lib/server/request/cookie-in.ts'
import { checkoutStateOf } from '../attempt-state.ts'
import type { Purchase } from '../purchase-contract.ts'
import type { BuyerRequest } from './own-purchase.ts'
import { signInOf } from './purchases.ts'

const isSignedIn = (headers: Headers, { attempt }: Purchase): boolean =>
  cookieIn(headers, 'ssoToken') !== undefined &&
  cookieIn(headers, 'email')?.toLowerCase() === attempt?.buyer.email.toLowerCase()

/**
 * Signs a buyer in whose account the purchase made; the owner of an older account does that by logging in, for paying must never
 * open somebody else's. Where it fails the purchase holds all the same.
 */
export const signInBuyer = async (
  response: NextResponse,
  { purchase, headers, site, signal }: BuyerRequest & { purchase: Purchase },
): Promise<void> => {
  if (checkoutStateOf(purchase) !== 'paid' || !purchase.madeAccount) return
  if (isSignedIn(headers, purchase)) return
  try {
    const { userServiceUrl } = site
    const { email, ssojwt, userId } = await signInOf(purchase.id, { userServiceUrl, signal })
    site.signIn(response, { email, destination: undefined, ssojwt, site })
    setCookie(response, { key: 'userId', value: userId, site })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
  }
}
