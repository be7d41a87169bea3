import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** The facts about the request that is being answered. */
export type Exchange = {
  /** The id by which log lines, spans and the answers of services are found together. */
  readonly traceId: string
  readonly spanId: string
  /** The span of whoever called, where it is one of ours. */
  readonly parentSpanId: string | undefined
  /** Whether spans are made of it: a page from the cache tells nothing that a histogram does not. */
  isTraced: boolean
  /** Whether what is being made fails for a service that is away. */
  isUnavailable: boolean
}

const KEY = Symbol.for('bib.exchanges')

/** Handlers, pages and the start of the server are bundled apart: they meet by this name alone. */
const shared: typeof globalThis & { [KEY]?: AsyncLocalStorage<Exchange> } = globalThis

const storage = (shared[KEY] ??= new AsyncLocalStorage<Exchange>())

/** A new id of a span. */
export const newSpanId = (): string => randomBytes(8).toString('hex')

/** Of another version or form, or with ids of zeros alone, it says nothing (W3C Trace Context, §3.2). */
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/

/** A new exchange; `traceparent` is that of a caller of ours. Ids are drawn where somebody asks. */
export const newExchange = (traceparent?: string): Exchange => {
  const [, traceId, parentSpanId] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const ids: { trace?: string | undefined; span?: string } = { trace: traceId }
  return {
    parentSpanId,
    isTraced: false,
    isUnavailable: false,
    get traceId() {
      return (ids.trace ??= randomBytes(16).toString('hex'))
    },
    get spanId() {
      return (ids.span ??= newSpanId())
    },
  }
}

/** Begins an exchange for all that follows from here. */
export const beginExchange = (traceparent?: string): Exchange => {
  const exchange = newExchange(traceparent)
  storage.enterWith(exchange)
  return exchange
}

/** The request that is being answered here, where one is. */
export const currentExchange = (): Exchange | undefined => storage.getStore()

/** The header that makes a service of ours go on with the same trace id. */
export const traceparentOf = ({ traceId }: Pick<Exchange, 'traceId'>, spanId: string): string =>
  `00-${traceId}-${spanId}-01`
