import type { Context } from 'hono'

/** Whether a form comes from another site: that must not act for who is signed in here. */
export const isForeign = (context: Context): boolean =>
  ['cross-site', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '')
