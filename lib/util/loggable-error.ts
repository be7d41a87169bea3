type LoggableError = {
  type: string
  message: string
  code?: string | number
  status?: string | number
  stack?: string
  cause?: LoggableError
}

/** Deeper causes say nothing new and could be circular. */
const MAX_CAUSES = 3

const plainField = (error: object, key: 'code' | 'status') => {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' || typeof value === 'number' ? { [key]: value } : {}
}

/** What may be logged of a thrown value: name, message, stack, code and causes; never its other fields, which hold request bodies and headers. */
export const loggableError = (error: unknown, depth = 0): LoggableError => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name,
    message: error.message,
    ...plainField(error, 'code'),
    ...plainField(error, 'status'),
    ...(error.stack && depth === 0 ? { stack: error.stack } : {}),
    ...(error.cause && depth < MAX_CAUSES ? { cause: loggableError(error.cause, depth + 1) } : {}),
  }
}
