import type { Context } from 'hono'
import * as z from 'zod/mini'
import { clientAddress } from '#lib/util/client-address.ts'
import { networkOf } from '#lib/util/network-of.ts'
import type { ServicesContext } from '#services/services-context.ts'

/** What the server of Node tells of a connection. */
const connection = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
})

/** The network that a request comes from; empty where it is not known. */
export const senderNetwork = (
  context: Context,
  { trustedProxyHops = 0 }: Pick<ServicesContext, 'trustedProxyHops'>,
): string => {
  const forwardedFor = context.req.header('x-forwarded-for') ?? null
  const address =
    clientAddress({ forwardedFor, trustedHops: trustedProxyHops }) ||
    (connection.safeParse(context.env).data?.incoming.socket.remoteAddress ?? '')
  return address && networkOf(address)
}
