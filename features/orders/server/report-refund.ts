import 'server-only'
import type { Site } from '#lib/server/site.ts'
import type { RefundReportAnswer } from '../refund-contract.ts'
import { fetchOrderPayment, postRefund } from './refund-calls.ts'

/** What is said of a refund that nobody asked us for: it was made where the provider's account is kept. */
const BY_PROVIDER = 'reported by the payment provider'

type Refunded = {
  site: Pick<Site, 'userServiceUrl'>
  orderNumber: string
  charge: {
    paymentId: string
    /** Of what was charged, given back so far. */
    refunded: number
  }
  signal: AbortSignal
  reason?: string
}

/** The same state of a payment has the same key, whoever reports it. */
const reportKey = ({ paymentId, refunded }: Refunded['charge']): string =>
  `${paymentId.slice(-100)}-${refunded}`

/**
 * Tells the user service what the payment provider has given back of an order, where the order does not know of it yet; `null`
 * where it does. May be called for each notice of the provider, in any order and as often as they come. Throws `UpstreamError`.
 */
export const reportRefund = async (told: Refunded): Promise<RefundReportAnswer | null> => {
  const { site, orderNumber, charge, signal, reason = BY_PROVIDER } = told
  if (charge.refunded === 0) return null
  const order = await fetchOrderPayment({ site, orderNumber, signal })
  // A notice that names another payment than the order's would give back money that was never paid for it.
  if (order.paymentId !== charge.paymentId || charge.refunded <= order.refunded) return null
  const report = { key: reportKey(charge), refunded: charge.refunded, reason }
  return postRefund({ site, orderNumber, signal, report })
}
