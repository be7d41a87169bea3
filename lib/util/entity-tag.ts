import { hash } from 'node:crypto'

/** The tag of a body (RFC 9110 §8.8.3): whoever has that body is told so when asking again. */
export const entityTag = (body: Uint8Array): string =>
  `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
