// Gives money of an order back, at the payment provider and in the order:
// npm run refund -- --order BB-0123456789 [--amount 12.34] --reason "charged twice"
import { parseArgs } from 'node:util'
import { paymentDriverOf } from '#features/checkout/server/payment-driver-of.ts'
import { minorUnits, typedUnits } from '#features/orders/minor-units.ts'
import { orderNumberSchema } from '#features/orders/order-contract.ts'
import type { OrderPayment } from '#features/orders/refund-contract.ts'
import { giveBack, RefundError } from '#features/orders/server/give-back.ts'
import { fetchOrderPayment } from '#features/orders/server/refund-calls.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import { operatorSite } from './refund/operator-site.ts'
import { main } from './run/main.ts'

const USAGE =
  'npm run refund -- --order BB-0123456789 [--amount 12.34] --reason "why" [--again]; without an amount all that is left'

const TIMEOUT_MS = 30_000

const OPTIONS = {
  order: { type: 'string' },
  amount: { type: 'string' },
  reason: { type: 'string' },
  /** A second refund of an order within a day is meant so. */
  again: { type: 'boolean', default: false },
} as const

const readOptions = () => {
  const { values } = parseArgs({ options: OPTIONS })
  const order = orderNumberSchema.safeParse(values.order)
  const reason = values.reason?.trim() ?? ''
  if (!order.success || reason === '' || reason.length > 200) throw new Error(USAGE)
  return { orderNumber: order.data, amount: values.amount, reason, isAgain: values.again }
}

const amountIn = (text: string | undefined, { currency }: OrderPayment): number | undefined => {
  if (text === undefined) return undefined
  const amount = minorUnits(text, currency)
  if (amount === undefined) {
    throw new RefundError(`Write the amount in ${currency} with a point, as in 12.34.`)
  }
  return amount
}

const findOrder = async (wanted: Parameters<typeof fetchOrderPayment>[0]) => {
  try {
    return await fetchOrderPayment(wanted)
  } catch (error) {
    if (isRefusal(error, [404])) throw new RefundError(`There is no order ${wanted.orderNumber}.`)
    throw error
  }
}

await main(async () => {
  const { orderNumber, amount: typed, ...rest } = readOptions()
  const site = operatorSite()
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const order = await findOrder({ site, orderNumber, signal })
  const amount = amountIn(typed, order)
  const payments = paymentDriverOf(site)
  const now = new Date()
  const { outcome, answer } = await giveBack({
    site,
    payments,
    orderNumber,
    amount,
    now,
    signal,
    ...rest,
  })
  const { currency } = order
  const money = (minor: number) => `${typedUnits(minor, currency)} ${currency}`
  if (outcome === 'written-down') {
    console.log(
      'An earlier refund had not been written down. It is now; nothing more was given back.',
    )
  }
  if (outcome === 'pending') {
    console.log(
      'The payment provider has taken the refund, and a bank has still to decide: the order learns of it by itself.',
    )
  }
  if (answer.refund) {
    console.log(`Credit note ${answer.refund.creditNote}: ${money(answer.refund.amount)}.`)
  }
  console.log(`${orderNumber}: ${money(answer.refunded)} of ${money(answer.total)} given back.`)
})
