import { createHmac } from 'node:crypto'
import { presentKey } from '#lib/util/keys-in.ts'

const LENGTH = 32

/** A keyed hash that stands for an address, letter case aside; under another purpose it is another one, and neither tells the other. */
export const addressHash = (
  purpose: string,
  { email, hashKey }: { email: string; hashKey: string },
) => createHmac('sha256', presentKey(hashKey)).update(`${purpose}\n${email.toLowerCase()}`)

/** The id under which an account is counted, and told to the platform of an advertisement, once however often it is told. */
export const accountEventId = (email: string, hashKey: string): string =>
  addressHash('account', { email, hashKey }).digest('hex').slice(0, LENGTH)
