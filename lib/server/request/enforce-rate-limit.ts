import { clientAddress } from '#lib/util/client-address.ts'
import { tooManyRequests } from '../answer/too-many-requests.ts'
import type { LimitedCall } from '../rate-limit/call-limits.ts'
import type { Site } from '../site.ts'

type Sender = { headers: Headers; site: Pick<Site, 'limitCall' | 'trustedProxyHops'> }

/** Counts a call for the sender's network; gives the seconds to wait where it has made too many (`CALL_LIMITS`). */
export const secondsToWait = (
  call: LimitedCall,
  { headers, site }: Sender,
): Promise<number | undefined> => {
  const forwardedFor = headers.get('x-forwarded-for')
  return site.limitCall(call, clientAddress({ forwardedFor, trustedHops: site.trustedProxyHops }))
}

/** Counts a call for the sender's network; throws `ProblemError` 429 where it has made too many (`CALL_LIMITS`). */
export const enforceRateLimit = async (call: LimitedCall, sender: Sender): Promise<void> => {
  const waitS = await secondsToWait(call, sender)
  if (waitS !== undefined) throw tooManyRequests(waitS)
}
