import { hash, randomBytes } from 'node:crypto'
import { cookieIn } from '#lib/server/request/cookie-in.ts'

const SECRET = /^[\w-]{43}$/

const ID_LENGTH = 32

/** A secret by which a browser proves that a purchase is its own; nobody can guess it. */
export const newPurchaseSecret = (): string => randomBytes(32).toString('base64url')

/** The services' id for the purchase of a secret: neither they nor a reader of their rows can act with it. */
export const purchaseIdOf = (secret: string): string =>
  hash('sha256', secret, 'hex').slice(0, ID_LENGTH)

/** The purchase of the browser that sends a request; none where it has no cookie, or one that is not ours. */
export const purchaseIdIn = (headers: Headers): string | undefined => {
  const secret = cookieIn(headers, 'purchase') ?? ''
  return SECRET.test(secret) ? purchaseIdOf(secret) : undefined
}
