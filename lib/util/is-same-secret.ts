import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Tells whether what somebody gave is the secret, in a time that tells nothing of how much of it was right, nor of its length. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret))

/** Tells the same of several secrets that hold; which of them it was shows in no time either. */
export const isOneOfSecrets = (given: string, secrets: readonly string[]): boolean =>
  secrets.filter((secret) => isSameSecret(given, secret)).length > 0
