import { createHmac } from 'node:crypto'

/** A key for one purpose, made of another key: site and services come to the same one without telling each other. */
export const derivedKey = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(purpose).digest('base64url')
