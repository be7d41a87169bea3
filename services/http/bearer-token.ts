import type { Context } from 'hono'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The token of a request's bearer authorization (RFC 6750 §2.1), where it has the form of ours. */
export const bearerToken = (context: Context): string | undefined =>
  BEARER.exec(context.req.header('authorization') ?? '')?.[1]
