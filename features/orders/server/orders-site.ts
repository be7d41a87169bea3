import type { Site } from '#lib/server/site.ts'

/** What the handlers of orders ask of checkout; the routes hand it over. */
export type OrdersSite = Site & {
  /** The purchase that the cookie of a browser proves. */
  purchaseIdIn: (headers: Headers) => string | undefined
  now: () => Date
}
