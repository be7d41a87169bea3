import 'server-only'
import { callUpstream } from '#lib/http/call-upstream.ts'
import type { Site } from '#lib/server/site.ts'
import {
  orderPaymentAnswer,
  refundReportAnswer,
  type OrderPayment,
  type RefundReport,
  type RefundReportAnswer,
} from '../refund-contract.ts'

type Call = { site: Pick<Site, 'userServiceUrl'>; orderNumber: string; signal: AbortSignal }

const orderUrl = ({ site, orderNumber }: Call) =>
  `${site.userServiceUrl}/order/${encodeURIComponent(orderNumber)}`

/** What an order was paid with, and what of it was given back; throws `UpstreamError`, of status 404 for an unknown number. */
export const fetchOrderPayment = (call: Call): Promise<OrderPayment> =>
  callUpstream({
    upstream: 'user',
    request: { method: 'get', url: `${orderUrl(call)}/payment` },
    answer: orderPaymentAnswer,
    signal: call.signal,
  })

/** Tells the user service how much of a payment was given back in all; it may be told again. Throws `UpstreamError`. */
export const postRefund = (call: Call & { report: RefundReport }): Promise<RefundReportAnswer> =>
  callUpstream({
    upstream: 'user',
    request: { method: 'post', url: `${orderUrl(call)}/refund`, data: call.report },
    answer: refundReportAnswer,
    signal: call.signal,
  })
