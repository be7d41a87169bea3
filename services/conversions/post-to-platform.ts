import { parseJson } from '#lib/util/parse-json.ts'
import { utf8Text, readLimited } from '#lib/util/read-limited.ts'
import type { outboxConversions } from '#services/db/conversion-schema.ts'

export type ConversionRow = typeof outboxConversions.$inferSelect

/** A platform's answer: accepted; never to be; or not now. `reason` is a code, never a sentence of theirs, which may repeat what was sent. */
export type PlatformAnswer =
  | { kind: 'accepted' }
  | { kind: 'refused'; reason: string }
  | { kind: 'later'; reason: string }

/** The HTTP answer of a platform. */
export type Answer = { status: number; body: unknown }

type Message = { url: string; headers?: Readonly<Record<string, string>>; body: unknown }

export type Post = (message: Message) => Promise<Answer>

const TIMEOUT_MS = 10_000

const MOST_BYTES = 256 * 1024

/** The platform gave no readable answer, or no access: the message is sent again later. */
export class PlatformAwayError extends Error {
  override name = 'PlatformAwayError'
  /** A code for row and log. */
  readonly reason: string

  constructor(
    message: string,
    { reason = 'no answer', cause }: { reason?: string; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.reason = reason
  }
}

const textOf = async (answer: Response): Promise<string> =>
  utf8Text(
    await readLimited(answer, {
      most: MOST_BYTES,
      tooLarge: () => new PlatformAwayError('The answer of the platform is too large'),
    }),
  )

/** Posts JSON, or a form where the body is one; throws `PlatformAwayError`. */
export const postToPlatform: Post = async ({ url, headers, body }) => {
  const isForm = body instanceof URLSearchParams
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...(!isForm && { 'Content-Type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: answer.status, body: parseJson(await textOf(answer)) }
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) {
      throw new PlatformAwayError('The platform does not answer', { cause: error })
    }
    throw error
  }
}

/** A code of a platform as it may stand in a row and a line: short, and of letters and digits alone. */
export const codeOf = (code: unknown, status: number): string => {
  const text = typeof code === 'string' || typeof code === 'number' ? String(code) : ''
  return /^[\w./ -]{1,80}$/.test(text) ? text : `HTTP ${status}`
}

const BAD_REQUEST = 400
const PAYLOAD_TOO_LARGE = 413
const UNPROCESSABLE = 422

/** Tells whether the message itself is at fault, by the status alone; keys, limits and a service that is away are not. */
export const isFaultOfMessage = (status: number): boolean =>
  [BAD_REQUEST, PAYLOAD_TOO_LARGE, UNPROCESSABLE].includes(status)

/** An amount in whole units, as platforms take it. */
export const unitsOf = (value: number, digits: number): number => value / 10 ** digits
