import type { Context, MiddlewareHandler } from 'hono'

const OWN_ORIGINS = 'ownOrigins'

/** Sets the addresses by which browsers reach these pages, for `isCrossSite`. */
export const setOwnOrigins = (addresses: readonly string[]): MiddlewareHandler => {
  const origins = addresses.map((address) => new URL(address).origin)
  return async (context, next) => {
    context.set(OWN_ORIGINS, origins)
    await next()
  }
}

/**
 * True unless a form certainly comes from these pages: no other site may act for a signed-in visitor. `Sec-Fetch-Site` decides, without
 * it `Origin`; a request with neither is refused.
 */
export const isCrossSite = (context: Context): boolean => {
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin'
  const own: unknown = context.get(OWN_ORIGINS)
  return !(Array.isArray(own) && own.includes(context.req.header('origin')))
}
