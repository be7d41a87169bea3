import { createHmac } from 'node:crypto'

const WINDOW_MS = 600_000

type Form = {
  /** What was written, without its id. */
  message: object
  headers: Headers
  /** Milliseconds since the epoch. */
  now: number
  /** A secret of the site (`Site.hashKey`). */
  hashKey: string
}

/** The id of a message whose form was posted without script: the same words from the same browser within ten minutes are one message. */
export const formId = ({ message, headers, now, hashKey }: Form): string => {
  const browser = ['user-agent', 'accept-language', 'x-forwarded-for'].map((name) =>
    headers.get(name),
  )
  const hash = createHmac('sha256', hashKey)
    .update(JSON.stringify([message, browser, Math.floor(now / WINDOW_MS)]))
    .digest('hex')
  // As a random UUID is written.
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
