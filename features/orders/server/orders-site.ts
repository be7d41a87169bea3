import type { NextResponse } from 'next/server'
import type { Site } from '#lib/server/site.ts'

type NewAccount = { email: string; destination: undefined; ssojwt: string; site: Site }

/** The functions of checkout that the handlers of orders need; the routes pass them in. */
export type OrdersSite = Site & {
  /** The purchase that the cookie of a browser proves. */
  purchaseIdIn: (headers: Headers) => string | undefined
  now: () => Date
}

/** The functions of sign-up that the handler of the marketplace needs besides. */
export type MarketplaceSite = OrdersSite & {
  /** Sets the cookies of an account that was made just now. */
  signIn: (response: NextResponse, account: NewAccount) => void
}
