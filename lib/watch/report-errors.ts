import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '#lib/util/durations.ts'
import type { Log } from '#lib/util/log.ts'
import { subscribeToLines, type WrittenLine } from '#lib/util/written-lines.ts'

type Options = {
  program: string
  /** The version, and the commit where it is known. */
  release: string
  environment: string
  /** The address at which a server with Sentry's protocol takes errors, with its public key (`SENTRY_DSN`). */
  dsn: string
  log: Log
}

const ERROR_LEVEL = 50

const FATAL_LEVEL = 60

/** More of one kind in a minute say nothing new. */
const MOST_A_MINUTE = 20

const TIMEOUT_MS = 5000

const FRAME = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/

/** Frames of a stack, the outermost first, as the protocol wants them. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [whole, name, filename, lineno, colno] = FRAME.exec(line) ?? []
      if (whole === undefined || filename === undefined) return []
      return {
        filename,
        function: name ?? '?',
        lineno: Number(lineno),
        colno: Number(colno),
        in_app: !/node_modules|^node:/.test(filename),
      }
    })
    .toReversed()

const QUERY = /\?[^\s"'`)<>]+/g

/** A line has neither addresses nor tokens; the query of an address holds what a visitor typed. */
const withoutQuery = (text: string): string => text.replace(QUERY, '?[query]')

const HEAD = /^\W*(\w*Error)?:?\s*(.*)/

/** What a text says by which the framework writes an error. */
const toldBy = ({ msg = '', event = '' }: WrittenLine) => {
  const [, type = event || 'Error', value = ''] = HEAD.exec(msg) ?? []
  return { type, message: value || event, stack: msg }
}

/** The exception: from the error of a line, or from its text. */
const exceptionOf = (line: WrittenLine) => {
  const { type, message, stack } = { ...toldBy(line), ...line.err }
  const frames = framesOf(stack)
  const stacktrace = frames.length > 0 ? { frames } : undefined
  return { type, value: withoutQuery(message), stacktrace }
}

const idOf = () => randomBytes(16).toString('hex')

/** The body of one report: an envelope of one event (https://develop.sentry.dev/sdk/foundations/transport/envelopes/). */
const envelopeOf = (line: WrittenLine, { program, release, environment, dsn }: Options) => {
  const event_id = idOf()
  const event = {
    event_id,
    timestamp: new Date().toISOString(),
    platform: 'node',
    level: line.level >= FATAL_LEVEL ? 'fatal' : 'error',
    logger: program,
    release,
    environment,
    exception: { values: [exceptionOf(line)] },
    tags: { program, ...(line.event && { event: line.event }) },
    ...(line.trace && { contexts: { trace: { trace_id: line.trace, span_id: line.span } } }),
  }
  const payload = JSON.stringify(event)
  const length = Buffer.byteLength(payload)
  const item = { type: 'event', content_type: 'application/json', length }
  const head = { event_id, sent_at: new Date().toISOString(), dsn }
  return `${JSON.stringify(head)}\n${JSON.stringify(item)}\n${payload}\n`
}

/** The address of a DSN for envelopes, and its public key. */
const placeOf = (dsn: string) => {
  const { protocol, host, pathname, username: key } = new URL(dsn)
  const folder = pathname.split('/')
  const project = folder.pop() ?? ''
  return { url: `${protocol}//${host}${folder.join('/')}/api/${project}/envelope/`, key }
}

/** Seconds for which a server wants to hear nothing. */
const pauseOf = ({ headers }: Response): number => Number(headers.get('retry-after')) || 60

/** Lets through one error of a kind, and `MOST_A_MINUTE` in all, in a minute. */
const limiter = () => {
  const seen = new Set<string>()
  let since = 0
  return (kind: string): boolean => {
    const now = Date.now()
    if (now - since > MINUTE_MS) {
      seen.clear()
      since = now
    }
    if (seen.has(kind) || seen.size >= MOST_A_MINUTE) return false
    seen.add(kind)
    return true
  }
}

const kindOf = (line: WrittenLine): string => {
  const { type, value, stacktrace } = exceptionOf(line)
  return [type, stacktrace ? JSON.stringify(stacktrace.frames.at(-1)) : value].join(' ')
}

/** Reports each error that the log writes; gives what ends that, and waits for those that are on their way. */
export const reportErrors = (options: Options): (() => Promise<void>) => {
  const { url, key } = placeOf(options.dsn)
  const isNew = limiter()
  const sending = new Set<Promise<void>>()
  let quietUntil = 0
  const tell = (facts: Record<string, unknown>) => {
    options.log.warn({ event: 'error not reported', ...facts })
  }

  const send = async (body: string): Promise<void> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-sentry-envelope',
          'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=bib-site/1.0, sentry_key=${key}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      if (answer.status === 429) quietUntil = Date.now() + pauseOf(answer) * 1000
      tell({ status: answer.status })
    } catch (error) {
      // No connection, or no answer in time.
      tell({ reason: error instanceof Error ? error.name : typeof error })
    }
  }

  const stop = subscribeToLines((line) => {
    if (line.level < ERROR_LEVEL || Date.now() < quietUntil || !isNew(kindOf(line))) return
    const sent = send(envelopeOf(line, options)).finally(() => sending.delete(sent))
    sending.add(sent)
  })
  return async () => {
    stop()
    await Promise.all(sending)
  }
}
