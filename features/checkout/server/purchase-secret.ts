import { hash, randomBytes } from 'node:crypto'
import { cookieIn } from '#lib/server/request/cookie-in.ts'

const SECRET = /^[\w-]{43}$/

const ID_LENGTH = 32

/** What a browser proves with that a purchase is its own; nobody can guess it. */
export const newPurchaseSecret = (): string => randomBytes(32).toString('base64url')

/** How services call the purchase of a secret: they could not be it, and neither can whoever reads their rows. */
export const purchaseIdOf = (secret: string): string =>
  hash('sha256', secret, 'hex').slice(0, ID_LENGTH)

/** The purchase of the browser that sends a request; none where it has no cookie, or one that is not ours. */
export const purchaseIdIn = (headers: Headers): string | undefined => {
  const secret = cookieIn(headers, 'purchase') ?? ''
  return SECRET.test(secret) ? purchaseIdOf(secret) : undefined
}
