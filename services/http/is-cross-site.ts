import type { Context, MiddlewareHandler } from 'hono'

const OWN_ORIGINS = 'ownOrigins'

/** Tells `isCrossSite` by which addresses browsers reach these pages. */
export const setOwnOrigins = (addresses: readonly string[]): MiddlewareHandler => {
  const origins = addresses.map((address) => new URL(address).origin)
  return async (context, next) => {
    context.set(OWN_ORIGINS, origins)
    await next()
  }
}

/**
 * Whether a form may come from another site: that must not act for who is signed in here. The browser has to say that it is of
 * this origin; one that says nothing names the origin, and one that does neither is refused.
 */
export const isCrossSite = (context: Context): boolean => {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin'
  const own: unknown = context.get(OWN_ORIGINS)
  return !(Array.isArray(own) && own.includes(context.req.header('origin')))
}
