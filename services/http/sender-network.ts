import type { Context } from 'hono'
import * as z from 'zod/mini'
import { clientAddress } from '#lib/util/client-address.ts'
import { networkOf } from '#lib/util/network-of.ts'

/** A connection as Node's server reports it. */
const connection = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
})

/** Before an IPv4 address where the socket takes both kinds. */
const IPV4 = /^::ffff:(?=[\d.]+$)/

type Proxies = { trustedProxyHops?: number | undefined }

/** The address that a request comes from; empty where it is not known. */
export const senderAddress = (context: Context, { trustedProxyHops = 0 }: Proxies): string => {
  const forwardedFor = context.req.header('x-forwarded-for') ?? null
  return (
    clientAddress({ forwardedFor, trustedHops: trustedProxyHops }) ||
    (connection.safeParse(context.env).data?.incoming.socket.remoteAddress ?? '').replace(IPV4, '')
  )
}

/** The network that a request comes from; empty where it is not known. */
export const senderNetwork = (context: Context, proxies: Proxies): string =>
  networkOf(senderAddress(context, proxies))
