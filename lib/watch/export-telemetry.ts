import { hearSpans, type FinishedSpan } from '#lib/util/finished-span.ts'
import { hearLines, type WrittenLine } from '#lib/util/written-lines.ts'

type Options = {
  /** Which program it is, unless `OTEL_SERVICE_NAME` says otherwise. */
  program: string
  version: string
  /** Where a collector takes OTLP over HTTP, without trailing slash (`OTEL_EXPORTER_OTLP_ENDPOINT`). */
  endpoint: string
}

/** Ids that a span is made with: they were drawn when its work began, before anything of OpenTelemetry was asked. */
type Ids = Pick<FinishedSpan, 'traceId' | 'spanId'>

const NO_IDS: Ids = { traceId: '', spanId: '' }

/** What a line says, without what the record has fields of its own for. */
const bodyOf = ({ event, msg, err }: WrittenLine): string => msg ?? event ?? err?.message ?? ''

const attributesOf = ({ event, err }: WrittenLine) => ({
  ...(event && { event }),
  ...(err?.type && { 'exception.type': err.type }),
  ...(err?.message && { 'exception.message': err.message }),
  ...(err?.stack && { 'exception.stacktrace': err.stack }),
})

/**
 * Sends spans and log lines of this process to a collector, in batches, as JSON over HTTP; the packages of OpenTelemetry are loaded here
 * alone. Other variables of theirs (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_RESOURCE_ATTRIBUTES` …) hold. Gives what sends the
 * rest and ends.
 */
export const exportTelemetry = async ({ program, version, endpoint }: Options) => {
  const [api, sdk, sdkLogs, { OTLPTraceExporter }, { OTLPLogExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/sdk-logs'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/exporter-logs-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const named = { 'service.name': program, 'service.version': version }
  const told = resources.detectResources({
    detectors: [resources.serviceNameEnvDetector, resources.resourceAttributesEnvDetector],
  })
  const resource = resources
    .defaultResource()
    .merge(resources.resourceFromAttributes(named))
    .merge(told)

  let ids = NO_IDS
  const tracer = new sdk.TracerProvider({
    resource,
    idGenerator: { generateTraceId: () => ids.traceId, generateSpanId: () => ids.spanId },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
      }),
    ],
  })
  const logger = new sdkLogs.LoggerProvider({
    resource,
    processors: [
      new sdkLogs.BatchLogRecordProcessor({
        exporter: new OTLPLogExporter({ url: `${endpoint}/v1/logs` }),
      }),
    ],
  })
  const contextOf = (traceId: string, spanId: string) =>
    api.trace.setSpanContext(api.ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: api.TraceFlags.SAMPLED,
      isRemote: true,
    })

  const spans = tracer.getTracer(program, version)
  const stopSpans = hearSpans((span) => {
    const { traceId, parentSpanId, startedAt, endedAt, attributes } = span
    ids = span
    const made = spans.startSpan(
      span.name,
      {
        startTime: startedAt,
        attributes,
        kind: span.kind === 'server' ? api.SpanKind.SERVER : api.SpanKind.CLIENT,
      },
      parentSpanId ? contextOf(traceId, parentSpanId) : api.ROOT_CONTEXT,
    )
    if (span.isFailed) made.setStatus({ code: api.SpanStatusCode.ERROR })
    made.end(endedAt)
  })
  const { TRACE, DEBUG, INFO, WARN, ERROR, FATAL } = api.SeverityNumber
  // As pino numbers its levels.
  const severities = new Map(
    [TRACE, DEBUG, INFO, WARN, ERROR, FATAL].map((severity, at) => [(at + 1) * 10, severity]),
  )
  const lines = logger.getLogger(program, version)
  const stopLines = hearLines((line) => {
    lines.emit({
      severityNumber: severities.get(line.level) ?? api.SeverityNumber.UNSPECIFIED,
      body: bodyOf(line),
      attributes: attributesOf(line),
      ...(line.trace && line.span && { context: contextOf(line.trace, line.span) }),
    })
  })
  return async () => {
    stopSpans()
    stopLines()
    await Promise.all([tracer.shutdown(), logger.shutdown()])
  }
}
