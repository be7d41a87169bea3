import type { NextResponse } from 'next/server'
import type { Site } from '#lib/server/site.ts'

type NewAccount = { email: string; destination: undefined; ssojwt: string; site: Site }

/** What the handlers of orders ask of checkout; the routes hand it over. */
export type OrdersSite = Site & {
  /** The purchase that the cookie of a browser proves. */
  purchaseIdIn: (headers: Headers) => string | undefined
  now: () => Date
}

/** What the handler of the marketplace asks of sign-up besides. */
export type MarketplaceSite = OrdersSite & {
  /** Sets the cookies of an account that was made just now. */
  signIn: (response: NextResponse, account: NewAccount) => void
}
