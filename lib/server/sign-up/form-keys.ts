import { createHmac } from 'node:crypto'
import type { CreateAccountPayload } from '#lib/contracts/create-account.ts'

/** Marks keys that were derived from a form; a key of page script may not start like that. */
export const FORM_KEY_PREFIX = 'form-'

const WINDOW_MS = 60_000

type Form = {
  payload: CreateAccountPayload
  headers: Headers
  /** Milliseconds since the epoch. */
  now: number
  /** A secret of the site (`Site.hashKey`). */
  hashKey: string
}

/**
 * Idempotency keys of a form that was posted without script: first the one of this minute, then the one of
 * the minute before, so that a form sent twice is one attempt across the turn of a minute too. Signs of the
 * browser go in: whoever else posts that address in the same minute must not be answered with its tokens. A
 * secret goes in too: the user service keeps keys for a day, and nobody may ask it under a key that he worked out.
 */
export const formKeys = ({ payload, headers, now, hashKey }: Form): string[] => {
  const browser = [headers.get('user-agent'), headers.get('accept-language')]
  const hashed = (parts: unknown[]) =>
    createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('hex')
  const minute = Math.floor(now / WINDOW_MS)
  return [minute, minute - 1].map(
    (window) => `${FORM_KEY_PREFIX}${hashed([payload, browser, window])}`,
  )
}
