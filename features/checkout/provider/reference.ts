import { callUpstream } from '#lib/http/call-upstream.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { signedBodyFault } from '#lib/util/signed-body.ts'
import {
  chargeAnswer,
  refundAnswer,
  subscriptionAnswer,
  webhookBody,
  WEBHOOK_SIGNATURE_HEADER,
  WEBHOOK_TOLERANCE_S,
  type ChargeAnswer,
} from '../payment-contract.ts'
import { NoticeError, type Charge, type PaymentDriver } from './payment-driver.ts'
import { referenceSubscriptions } from './reference-subscription.ts'

type Settings = {
  /** Without trailing slash. */
  paymentServiceUrl: string
  payment: { webhookSecret: string }
  /** Milliseconds now. */
  now?: () => number
}

const chargeOf = ({ amount, currency, cardCountry, ...answer }: ChargeAnswer): Charge => ({
  ...answer,
  cardCountry: cardCountry ?? null,
  clientSecret: null,
  amount: { amount, currency },
})

const askCharge = async (
  request: Parameters<typeof callUpstream>[0]['request'],
  signal: AbortSignal,
): Promise<Charge> =>
  chargeOf(await callUpstream({ upstream: 'payment', request, answer: chargeAnswer, signal }))

const noticeReader =
  ({ payment, now = Date.now }: Settings): PaymentDriver['readNotice'] =>
  async (body, headers) => {
    const fault = signedBodyFault({
      secret: payment.webhookSecret,
      body,
      header: headers.get(WEBHOOK_SIGNATURE_HEADER),
      seconds: Math.floor(now() / 1000),
      toleranceS: WEBHOOK_TOLERANCE_S,
    })
    if (fault) throw new NoticeError(`The message is ${fault}.`)
    const parsed = webhookBody.safeParse(parseJson(body))
    // Signed by the service, and of a kind that this site does not know yet.
    if (!parsed.success) return null
    const { id, paymentId, key, type } = parsed.data
    if (type === 'charge.disputed') {
      return { id, paymentId, key, alarm: 'payment disputed', dispute: 'opened' }
    }
    return { id, paymentId, key, dispute: parsed.data.dispute }
  }

/** Takes test cards through the reference payment service. */
export const referenceDriver = (settings: Settings): PaymentDriver => {
  const { paymentServiceUrl: url } = settings
  const upstream = 'payment'
  const chargeUrl = (paymentId: string) => `${url}/charge/${encodeURIComponent(paymentId)}`
  return {
    name: 'reference',
    start: (data, signal) => askCharge({ method: 'post', url: `${url}/charge`, data }, signal),
    end: ({ request: data }, signal) =>
      askCharge({ method: 'post', url: `${url}/charge/end`, data }, signal),
    retrieve: (paymentId, signal) =>
      askCharge({ method: 'get', url: chargeUrl(paymentId) }, signal),
    showSubscription: async (subscriptionId, signal) => {
      const show = `${url}/subscription/${encodeURIComponent(subscriptionId)}/show`
      const { status } = await callUpstream({
        upstream,
        request: { method: 'get', url: show },
        answer: subscriptionAnswer,
        signal,
      })
      return status
    },
    refund: async ({ paymentId, ...data }, signal) => {
      const { refundId, refunded } = await callUpstream({
        upstream,
        request: { method: 'post', url: `${chargeUrl(paymentId)}/refund`, data },
        answer: refundAnswer,
        signal,
      })
      return { refundId, refunded }
    },
    subscription: referenceSubscriptions(url),
    readNotice: noticeReader(settings),
  }
}
