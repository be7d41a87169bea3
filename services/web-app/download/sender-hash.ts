import type { Context } from 'hono'
import * as z from 'zod/mini'
import { clientAddress } from '#lib/util/client-address.ts'
import { networkOf } from '#lib/util/network-of.ts'
import { keyedHash } from '#services/keyed-hash.ts'
import type { ServicesContext } from '#services/services-context.ts'

/** What the server of Node tells of a connection. */
const connection = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
})

/** A keyed hash of the network that a request comes from, which tells two apart and names neither; empty where it is not known. */
export const senderHash = (
  context: Context,
  { hashKey, trustedProxyHops = 0 }: Pick<ServicesContext, 'hashKey' | 'trustedProxyHops'>,
): string => {
  const forwardedFor = context.req.header('x-forwarded-for') ?? null
  const address =
    clientAddress({ forwardedFor, trustedHops: trustedProxyHops }) ||
    (connection.safeParse(context.env).data?.incoming.socket.remoteAddress ?? '')
  if (address === '') return ''
  return keyedHash({ key: hashKey, purpose: 'download address', value: networkOf(address) })
}
