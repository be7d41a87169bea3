import { randomBytes } from 'node:crypto'

const HEX_BYTES = 8

/** An id as Stripe makes them, behind the prefix of its kind. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(HEX_BYTES).toString('hex')}`

/** Now, in seconds. */
export const nowS = () => Math.floor(Date.now() / 1000)
