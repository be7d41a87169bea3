import * as z from 'zod'
import { startUpstream } from './upstream-server.ts'

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z.union([
        z.strictObject({ stringValue: z.string() }),
        z.strictObject({ intValue: z.union([z.number(), z.string()]) }),
        z.strictObject({ doubleValue: z.number() }),
      ]),
    }),
  )
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  )

const id = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

const nanos = z.union([z.string().regex(/^\d{19}$/), z.number().min(1e18)])

const resource = z.object({ attributes })

const span = z.object({
  traceId: id(16),
  spanId: id(8),
  parentSpanId: id(8).optional(),
  name: z.string().min(1),
  kind: z.union([z.literal(2), z.literal(3)]),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos,
  attributes,
  status: z.object({ code: z.number() }),
})

const traces = z.strictObject({
  resourceSpans: z.array(
    z.object({ resource, scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
})

const record = z.object({
  timeUnixNano: nanos,
  severityNumber: z.number().min(1).max(24),
  body: z.strictObject({ stringValue: z.string() }),
  attributes,
  traceId: id(16).optional(),
  spanId: id(8).optional(),
})

const logs = z.strictObject({
  resourceLogs: z.array(
    z.object({ resource, scopeLogs: z.array(z.object({ logRecords: z.array(record) })) }),
  ),
})

/** A collector that takes OTLP over HTTP as JSON, and nothing that the protocol does not know (opentelemetry.io/docs/specs/otlp). */
export const startOtlpReceiver = async () => {
  const server = await startUpstream()
  const refused: string[] = []
  server.reply = ({ method, path, headers, body }, response) => {
    const schema = { '/v1/traces': traces, '/v1/logs': logs }[path]
    const isJson = headers['content-type'] === 'application/json'
    const parsed = method === 'POST' && isJson && schema?.safeParse(JSON.parse(body))
    if (!parsed || !parsed.success) refused.push(`${method} ${path} ${parsed ? parsed.error : ''}`)
    response.writeHead(parsed && parsed.success ? 200 : 400, { 'Content-Type': 'application/json' })
    response.end('{}')
  }
  const bodies = (path: string) =>
    server.seen
      .filter((request) => request.path === path)
      .map(({ body }): unknown => JSON.parse(body))
  const programOf = (told: z.infer<typeof resource>) => told.attributes['service.name']
  return {
    url: server.url,
    refused,
    /** Every span that came, with the program that made it. */
    spans: () =>
      bodies('/v1/traces')
        .flatMap((body) => traces.parse(body).resourceSpans)
        .flatMap(({ resource: told, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((one) => ({ ...one, program: programOf(told) })),
          ),
        ),
    /** Every line of a log that came, with the program that wrote it. */
    lines: () =>
      bodies('/v1/logs')
        .flatMap((body) => logs.parse(body).resourceLogs)
        .flatMap(({ resource: told, scopeLogs }) =>
          scopeLogs.flatMap(({ logRecords }) =>
            logRecords.map((one) => ({ ...one, program: programOf(told) })),
          ),
        ),
    close: server.close,
  }
}
