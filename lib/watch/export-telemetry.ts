import type { Resource } from '@opentelemetry/resources'
import { subscribeToSpans, type FinishedSpan } from '#lib/util/finished-span.ts'
import { subscribeToLines, type WrittenLine } from '#lib/util/written-lines.ts'

type Options = {
  /** The name of the program, unless `OTEL_SERVICE_NAME` says otherwise. */
  program: string
  version: string
  /** The address of a collector for OTLP over HTTP, without trailing slash (`OTEL_EXPORTER_OTLP_ENDPOINT`). */
  endpoint: string
}

/** Ids that a span is made with: they were drawn when its work began, before anything of OpenTelemetry was asked. */
type Ids = Pick<FinishedSpan, 'traceId' | 'spanId'>

type Api = typeof import('@opentelemetry/api')

/** The program as an OTLP resource. */
type Exporting = { resource: Resource }

/** The text of a line, without the parts for which the record has fields of its own. */
const bodyOf = ({ event, msg, err }: WrittenLine): string => msg ?? event ?? err?.message ?? ''

const attributesOf = ({ event, err }: WrittenLine) => ({
  ...(event && { event }),
  ...(err?.type && { 'exception.type': err.type }),
  ...(err?.message && { 'exception.message': err.message }),
  ...(err?.stack && { 'exception.stacktrace': err.stack }),
})

/** The id of a piece of work, as OpenTelemetry hands it on. */
const contextOf = ({ trace, ROOT_CONTEXT, TraceFlags }: Api, { traceId, spanId }: Ids) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  })

const exportSpans = async ({ program, version, endpoint, resource }: Options & Exporting) => {
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  let ids: Ids = { traceId: '', spanId: '' }
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource,
    idGenerator: { generateTraceId: () => ids.traceId, generateSpanId: () => ids.spanId },
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer(program, version)
  const stop = subscribeToSpans((span) => {
    const { name, traceId, parentSpanId: spanId, startedAt: startTime, endedAt, attributes } = span
    ids = span
    const kind = span.kind === 'server' ? api.SpanKind.SERVER : api.SpanKind.CLIENT
    const parent = spanId ? contextOf(api, { traceId, spanId }) : api.ROOT_CONTEXT
    const made = tracer.startSpan(name, { startTime, attributes, kind }, parent)
    if (span.isFailed) made.setStatus({ code: api.SpanStatusCode.ERROR })
    made.end(endedAt)
  })
  return () => {
    stop()
    return provider.shutdown()
  }
}

const exportLines = async ({ program, version, endpoint, resource }: Options & Exporting) => {
  const [api, { BatchLogRecordProcessor, LoggerProvider }, { OTLPLogExporter }] = await Promise.all(
    [
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-logs'),
      import('@opentelemetry/exporter-logs-otlp-http'),
    ],
  )
  const exporter = new OTLPLogExporter({ url: `${endpoint}/v1/logs` })
  const provider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter })],
  })
  const { TRACE, DEBUG, INFO, WARN, ERROR, FATAL } = api.SeverityNumber
  // As pino numbers its levels.
  const severities = new Map(
    [TRACE, DEBUG, INFO, WARN, ERROR, FATAL].map((severity, at) => [(at + 1) * 10, severity]),
  )
  const logger = provider.getLogger(program, version)
  const stop = subscribeToLines((line) => {
    const { level, trace: traceId, span: spanId } = line
    logger.emit({
      severityNumber: severities.get(level) ?? api.SeverityNumber.UNSPECIFIED,
      body: bodyOf(line),
      attributes: attributesOf(line),
      ...(traceId && spanId && { context: contextOf(api, { traceId, spanId }) }),
    })
  })
  return () => {
    stop()
    return provider.shutdown()
  }
}

/**
 * Sends spans and log lines of this process to a collector, in batches, as JSON over HTTP; the packages of OpenTelemetry are loaded here
 * alone. Other variables of theirs (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_RESOURCE_ATTRIBUTES` …) hold. Gives what sends the
 * rest and ends.
 */
export const exportTelemetry = async (options: Options) => {
  const { program, version } = options
  const resources = await import('@opentelemetry/resources')
  const named = { 'service.name': program, 'service.version': version }
  const told = resources.detectResources({
    detectors: [resources.serviceNameEnvDetector, resources.resourceAttributesEnvDetector],
  })
  const resource = resources
    .defaultResource()
    .merge(resources.resourceFromAttributes(named))
    .merge(told)
  const endings = await Promise.all([
    exportSpans({ ...options, resource }),
    exportLines({ ...options, resource }),
  ])
  return async () => {
    await Promise.all(endings.map((end) => end()))
  }
}
