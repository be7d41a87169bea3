import { Hono } from 'hono'
import {
  laterChargeRequest,
  refundRequest,
  type ChargeAnswer,
} from '#features/checkout/payment-contract.ts'
import type { RenewalCharge } from '#features/checkout/subscription-contract.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { listen, stopListening } from '#services/listen.ts'
import { freePort } from '../../support/free-port.ts'
import type { Provider } from './provider-stub.ts'

const soon = () => AbortSignal.timeout(8000)

/** What goes over the wire of a later charge; the rest of it is the driver's alone. */
const chargeOf = (
  providerId: string,
  wire: Pick<RenewalCharge, 'key' | 'currency' | 'description'> & { amount: number },
): RenewalCharge => ({
  ...wire,
  providerId,
  total: wire.amount,
  taxes: [],
  plan: 'basic',
  seats: 1,
  email: 'told@nobody.example',
  language: 'en',
})

/** Puts a provider behind a port of its own, as `PAYMENT_SERVICE_URL` names one (`features/checkout/payment-contract.ts`). */
export const servePayment = async ({ driver }: Pick<Provider, 'driver'>) => {
  const routes = new Hono()

  const answerOf = async (paymentId: string): Promise<ChargeAnswer> => {
    const { amount, ...charge } = await driver.retrieve(paymentId, soon())
    return { ...charge, ...amount, cardCountry: null }
  }

  routes.post('/subscription/:id/charge', async (context) => {
    const wire = laterChargeRequest.parse(await context.req.json())
    const charge = chargeOf(context.req.param('id'), wire)
    const {
      total: amount,
      fee: _fee,
      ...outcome
    } = await driver.subscription.charge(charge, soon())
    const answer: ChargeAnswer = {
      ...outcome,
      amount,
      subscriptionId: charge.providerId,
      actionUrl: null,
      refunded: 0,
    }
    return context.json(answer)
  })
  routes.post('/subscription/:id/end', async (context) => {
    await driver.subscription.end(context.req.param('id'), soon())
    return context.json({ ended: true })
  })
  routes.get('/charge/:id', async (context) =>
    context.json(await answerOf(context.req.param('id'))),
  )
  routes.post('/charge/:id/refund', async (context) => {
    const wanted = refundRequest.parse(await context.req.json())
    const paymentId = context.req.param('id')
    const given = await driver.refund({ ...wanted, paymentId }, soon())
    return context.json({ ...given, amount: wanted.amount })
  })
  routes.onError((error, context) => {
    if (!(error instanceof UpstreamError)) throw error
    return context.json({}, error.failure.status === 404 ? 404 : 503)
  })

  const port = await freePort()
  const server = await listen(routes, { port, host: '127.0.0.1' })
  return { url: `http://127.0.0.1:${port}`, stop: () => stopListening(server) }
}
