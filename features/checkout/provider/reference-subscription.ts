import { callUpstream } from '#lib/http/call-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import {
  chargeAnswer,
  endedAnswer,
  methodAnswer,
  type ChargeAnswer,
  type LaterChargeRequest,
} from '../payment-contract.ts'
import type { RenewalOutcome } from '../subscription-contract.ts'
import type { SubscriptionDriver } from './payment-driver.ts'

const upstream = 'payment'

const badAnswer = () => new UpstreamError({ upstream, fault: 'bad-answer', ms: 0 })

const outcomeOf = ({ key, paymentId, state, reason, ...answer }: ChargeAnswer): RenewalOutcome => {
  // Nobody is there to act.
  if (state === 'action') throw badAnswer()
  const { amount: total, currency } = answer
  return { key, paymentId, state, reason, total, currency, fee: null }
}

/** The reference payment service's calls for a subscription after its first payment; it has no page of its own for cards. */
export const referenceSubscriptions = (url: string): SubscriptionDriver => {
  const subscriptionUrl = (providerId: string, call: 'charge' | 'end' | 'method') =>
    `${url}/subscription/${encodeURIComponent(providerId)}/${call}`
  return {
    charge: async ({ providerId, key, total, currency, description }, signal) => {
      const data: LaterChargeRequest = { key, amount: total, currency, description }
      const answer = await callUpstream({
        upstream,
        request: { method: 'post', url: subscriptionUrl(providerId, 'charge'), data },
        answer: chargeAnswer,
        signal,
      })
      return outcomeOf(answer)
    },
    retrieveCharge: async (paymentId, signal) => {
      const answer = await callUpstream({
        upstream,
        request: { method: 'get', url: `${url}/charge/${encodeURIComponent(paymentId)}` },
        answer: chargeAnswer,
        signal,
      })
      return outcomeOf(answer)
    },
    end: async (providerId, signal) => {
      await callUpstream({
        upstream,
        request: { method: 'post', url: subscriptionUrl(providerId, 'end'), data: {} },
        answer: endedAnswer,
        signal,
      })
    },
    method: async (providerId, signal) => {
      const { method } = await callUpstream({
        upstream,
        request: { method: 'get', url: subscriptionUrl(providerId, 'method') },
        answer: methodAnswer,
        signal,
      })
      return method
    },
    methodPage: async () => null,
  }
}
