import { createHmac } from 'node:crypto'
import { keysIn } from '#lib/util/keys-in.ts'

/** A key for one purpose of each of the keys that a variable holds: site and services come to the same ones without telling each other. */
export const derivedKeys = (keys: string, purpose: string): string =>
  keysIn(keys)
    .map((key) => createHmac('sha256', key).update(purpose).digest('base64url'))
    .join(',')
