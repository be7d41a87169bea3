import { pino, type DestinationStream, type Logger } from 'pino'
import { currentExchange } from './exchange.ts'
import { scrub } from './scrub.ts'
import { publishLine } from './written-lines.ts'

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

/**
 * The part of a thrown value that may be logged: name, message, stack, code and causes; never its other fields, which hold request bodies
 * and headers.
 */
const loggableError = (error: unknown, depth = 0): LoggableError => {
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

export type Log = Logger

const SECRET_FIELDS = [
  'email',
  'Email',
  'userEmail',
  'password',
  'Password',
  'token',
  'jwt',
  'ssojwt',
  'ssotoken',
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  '["set-cookie"]',
  '["idempotency-key"]',
]

const under = (prefix: string, field: string) =>
  field.startsWith('[') ? `${prefix}${field}` : `${prefix}.${field}`

const REDACTED_PATHS = SECRET_FIELDS.flatMap((field) => [
  field,
  under('*', field),
  under('*.*', field),
])

type LogOptions = {
  /** The program that writes the line. */
  name: string
  level: string
  /** Standard output when left out. */
  destination?: DestinationStream
}

const scrubAndTell = (line: string): string => {
  const scrubbed = scrub(line)
  publishLine(scrubbed)
  return scrubbed
}

/** The ids of the request that a line is about (docs/operating.md, "Watching"). */
const idsOfRequest = () => {
  const exchange = currentExchange()
  if (!exchange) return {}
  // Whoever reads the line looks for what it belongs to.
  exchange.isTraced = true
  return { trace: exchange.traceId, span: exchange.spanId }
}

/** Makes a logger that writes one JSON object a line and takes e-mail addresses, passwords and tokens out of fields and errors. */
export const createLog = ({ name, level, destination }: LogOptions): Log =>
  pino(
    {
      name,
      level,
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
      serializers: { err: loggableError, error: loggableError },
      hooks: { streamWrite: scrubAndTell },
      mixin: idsOfRequest,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )
