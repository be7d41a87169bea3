import { callUpstream } from '#lib/http/call-upstream.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { tooManyRequests } from '../answer/too-many-requests.ts'
import { upstreamProblem } from '../answer/upstream-problem.ts'
import type { MessageKind, PostedMessage } from './message-kind.ts'

type Delivery<Message, Stored> = { kind: MessageKind<Message, Stored>; posted: PostedMessage }

/** Has a message kept, once however often it is sent under its id, and gives what the service says of it; throws `ProblemError`. */
export const deliver = async <Message, Stored>(
  message: Message,
  { kind, posted: { request, site } }: Delivery<Message, Stored>,
): Promise<Stored> => {
  const { eventsServiceUrl, upstreamBudgetMs, trustedProxyHops, log } = site
  const forwardedFor = request.headers.get('x-forwarded-for')
  const waitS = await site[kind.limit](
    clientAddress({ forwardedFor, trustedHops: trustedProxyHops }),
  )
  if (waitS !== undefined) throw tooManyRequests(waitS)
  try {
    return await callUpstream({
      upstream: 'events',
      request: { method: 'post', url: `${eventsServiceUrl}${kind.path}`, data: message },
      answer: kind.stored,
      signal: AbortSignal.timeout(upstreamBudgetMs),
    })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(log, error)
    throw upstreamProblem(error)
  }
}
