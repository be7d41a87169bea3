import { callUpstream } from '#lib/http/call-upstream.ts'
import { feedbackAnswer, type Feedback } from '../feedback-contract.ts'

type Delivery = { message: Feedback; eventsServiceUrl: string; signal: AbortSignal }

/** `POST {events service}/feedback`: keeps a message once, however often it is sent under its id; throws `UpstreamError`. */
export const storeFeedback = ({ message, eventsServiceUrl, signal }: Delivery) =>
  callUpstream({
    upstream: 'events',
    request: { method: 'post', url: `${eventsServiceUrl}/feedback`, data: message },
    answer: feedbackAnswer,
    signal,
  })
