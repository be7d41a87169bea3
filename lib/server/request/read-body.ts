import { BODY_MAX_BYTES } from '#lib/config/constants.ts'
import { readLimited, utf8Text } from '#lib/util/read-limited.ts'
import { ProblemError } from '../answer/problem-error.ts'

const tooLarge = (limit: number) =>
  new ProblemError({
    status: 413,
    title: 'Body too large',
    detail: `Send at most ${limit} bytes.`,
  })

const decoded = (bytes: Uint8Array): string => {
  try {
    return utf8Text(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new ProblemError({
      status: 400,
      title: 'Unreadable body',
      detail: 'Send the body as UTF-8.',
    })
  }
}

/** Reads a body as UTF-8 text and stops at the limit, whatever length was announced: 413; bytes that are no text: 400. */
export const readBody = async (request: Request, limit = BODY_MAX_BYTES): Promise<string> =>
  decoded(await readLimited(request, { most: limit, tooLarge: () => tooLarge(limit) }))
