import { pino, type DestinationStream, type Logger } from 'pino'
import { loggableError } from './loggable-error.ts'
import { scrub } from './scrub.ts'

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
  /** Which program writes the line. */
  name: string
  level: string
  /** Standard output when left out. */
  destination?: DestinationStream
}

/** Makes a logger that writes one JSON object a line and takes e-mail addresses, passwords and tokens out of fields and errors. */
export const createLog = ({ name, level, destination }: LogOptions): Log =>
  pino(
    {
      name,
      level,
      redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
      serializers: { err: loggableError, error: loggableError },
      hooks: { streamWrite: scrub },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )
