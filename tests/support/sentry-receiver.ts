import * as z from 'zod'
import { startUpstream, type UpstreamServer } from './upstream-server.ts'

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`))

const head = z.strictObject({ event_id: hex(32), sent_at: z.iso.datetime(), dsn: z.url() })

const itemHead = z.strictObject({
  type: z.literal('event'),
  length: z.int().positive(),
  content_type: z.literal('application/json'),
})

const frame = z.strictObject({
  filename: z.string().min(1),
  function: z.string(),
  lineno: z.int().positive(),
  colno: z.int().positive(),
  in_app: z.boolean(),
})

const event = z.strictObject({
  event_id: hex(32),
  timestamp: z.iso.datetime(),
  platform: z.literal('node'),
  level: z.enum(['fatal', 'error']),
  logger: z.string(),
  release: z
    .string()
    .max(200)
    .regex(/^[^\s/\\]+$/),
  environment: z
    .string()
    .max(64)
    .regex(/^[^\s/]+$/),
  exception: z.strictObject({
    values: z.tuple([
      z.strictObject({
        type: z.string().min(1),
        value: z.string(),
        stacktrace: z.strictObject({ frames: z.array(frame).min(1) }).optional(),
      }),
    ]),
  }),
  tags: z.record(z.string().max(32), z.string().min(1).max(200)),
  contexts: z
    .strictObject({ trace: z.strictObject({ trace_id: hex(32), span_id: hex(16) }) })
    .optional(),
})

export type SentryEvent = z.infer<typeof event>

const KEY = '0123456789abcdef0123456789abcdef'

const AUTH = new RegExp(
  `^Sentry sentry_version=7, sentry_client=[\\w-]+/[\\d.]+, sentry_key=${KEY}$`,
)

type Seen = UpstreamServer['seen'][number]

const faultOf = ({ method, path, headers, body }: Seen, take: (found: SentryEvent) => void) => {
  if (`${method} ${path}` !== 'POST /below/api/42/envelope/') return 'no envelope endpoint'
  if (headers['content-type'] !== 'application/x-sentry-envelope') return 'content type'
  if (!AUTH.test(String(headers['x-sentry-auth']))) return 'authentication'
  const [first = '', second = '', payload = '', end, ...rest] = body.split('\n')
  if (end !== '' || rest.length > 0) return 'lines'
  const told = head.parse(JSON.parse(first))
  const { length } = itemHead.parse(JSON.parse(second))
  if (length !== Buffer.byteLength(payload)) return 'length'
  const found = event.parse(JSON.parse(payload))
  if (found.event_id !== told.event_id) return 'two ids'
  take(found)
  return undefined
}

/** A server that takes envelopes as Sentry documents them, and refuses whatever is otherwise (develop.sentry.dev/sdk/foundations/transport/envelopes). */
export const startSentryReceiver = async () => {
  const server = await startUpstream()
  const events: SentryEvent[] = []
  const faults: unknown[] = []
  let limitedFor: string | undefined
  server.reply = (request, response) => {
    if (limitedFor) {
      response.writeHead(429, { 'Retry-After': limitedFor }).end()
      return
    }
    try {
      const fault = faultOf(request, (found) => events.push(found))
      if (fault) throw new Error(fault)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    } catch (error) {
      faults.push(error)
      response.writeHead(400).end()
    }
  }
  return {
    dsn: server.url.replace('http://', `http://${KEY}@`).concat('/below/42'),
    events,
    faults,
    seen: server.seen,
    limit: (seconds: string) => {
      limitedFor = seconds
    },
    close: server.close,
  }
}
