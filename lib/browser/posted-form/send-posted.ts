import { fieldOf } from '#lib/util/field-of.ts'
import { type Answer, ask } from '../ask.ts'

const CREATED = 201
const TOO_MANY = 429

/** Statuses of a message that will not be taken as it is. */
const REFUSED = [400, 413, 422]

/** The reasons, other than a field, why a message was not stored. */
export const POSTED_NOTICES = ['failed', 'limited'] as const

export type PostedNotice = (typeof POSTED_NOTICES)[number]

/** The outcome of one try. */
export type PostOutcome =
  /** The number of the message, where its kind has one. */
  | { state: 'stored'; reference: string | undefined }
  /** Names of the fields that the site does not take as they are. */
  | { state: 'refused'; fields: readonly string[] }
  | { state: PostedNotice }

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : []

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    // What something in front of the site has answered.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const outcomeOf = ({ status, text }: Answer): PostOutcome => {
  if (status === TOO_MANY) return { state: 'limited' }
  if (status !== CREATED && !REFUSED.includes(status)) return { state: 'failed' }
  const body = parse(text)
  if (status !== CREATED) return { state: 'refused', fields: namesIn(fieldOf(body, 'fields')) }
  const reference = fieldOf(body, 'reference')
  return { state: 'stored', reference: typeof reference === 'string' ? reference : undefined }
}

/** Sends a message to the address that its form posts to; never throws. */
export const sendPosted = (action: string, message: object): Promise<PostOutcome> =>
  ask(action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  })
    .then(outcomeOf)
    .catch((_unreachable: unknown) => ({ state: 'failed' }))
