import { ProblemError } from '../answer/problem-error.ts'

const MEDIA_TYPES = ['application/json', 'application/x-www-form-urlencoded'] as const

export type MediaType = (typeof MEDIA_TYPES)[number]

/** The media type of a body without its parameters; any other than JSON or a simple form ends with 415. */
export const mediaTypeOf = (headers: Headers): MediaType => {
  const [essence = ''] = (headers.get('content-type') ?? '').split(';')
  const found = MEDIA_TYPES.find((type) => type === essence.trim().toLowerCase())
  if (found) return found
  throw new ProblemError({
    status: 415,
    title: 'Unsupported content type',
    detail: `Send one of: ${MEDIA_TYPES.join(', ')}.`,
  })
}
