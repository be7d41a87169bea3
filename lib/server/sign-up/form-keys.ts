import { createHash } from 'node:crypto'
import type { CreateAccountPayload } from '#lib/contracts/create-account.ts'

/** Marks keys that were derived from a form; a key of page script may not start like that. */
export const FORM_KEY_PREFIX = 'form-'

const WINDOW_MS = 60_000

type Form = {
  payload: CreateAccountPayload
  headers: Headers
  /** Milliseconds since the epoch. */
  now: number
}

const hashed = (parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * Idempotency keys of a form that was posted without script: first the one of this minute, then the one of
 * the minute before, so that a form sent twice is one attempt across the turn of a minute too. Signs of the
 * browser go in: whoever else posts that address in the same minute must not be answered with its tokens.
 */
export const formKeys = ({ payload, headers, now }: Form): string[] => {
  const browser = [headers.get('user-agent'), headers.get('accept-language')]
  const minute = Math.floor(now / WINDOW_MS)
  return [minute, minute - 1].map(
    (window) => `${FORM_KEY_PREFIX}${hashed([payload, browser, window])}`,
  )
}
