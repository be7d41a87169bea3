import { PageCache } from './cache-handler.ts'

/** Where Next looks for a page cache that the process brings along. */
const HANDLERS = Symbol.for('@next/cache-handlers')

/**
 * Makes `PageCache` the page cache of this process. Named as `cacheHandler` in next.config.ts, Next
 * would import it anew for each request, a tenth of the work of an answer (docs/decisions/001).
 */
export const installPageCache = (): void => {
  Reflect.set(globalThis, HANDLERS, { FetchCache: PageCache })
}
