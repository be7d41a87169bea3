import { ProblemError } from '../answer/problem-error.ts'

/** A form is sent by script or by itself. */
export const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded'] as const

/** A message is sent by script, or by a form with itself as several parts. */
export const MESSAGE_TYPES = ['application/json', 'multipart/form-data'] as const

/** Events are JSON whatever they are called: a beacon calls a text of its own `text/plain`. */
export const EVENT_TYPES = ['application/json', 'text/plain'] as const

/** The media type of a body without its parameters; any that is not in the list ends with 415. */
export const mediaTypeOf = <MediaType extends string>(
  headers: Headers,
  types: readonly MediaType[],
): MediaType => {
  const [essence = ''] = (headers.get('content-type') ?? '').split(';')
  const found = types.find((type) => type === essence.trim().toLowerCase())
  if (found) return found
  throw new ProblemError({
    status: 415,
    title: 'Unsupported content type',
    detail: `Send one of: ${types.join(', ')}.`,
  })
}
