// Gives money of an order back, at the payment provider and in the order:
// npm run refund -- --order BB-0123456789 [--amount 12.34] --reason "charged twice"
import { parseArgs } from 'node:util'
import { refundResult, refundWish } from '#services/operator/refund-contract.ts'
import { askOperator } from './run/ask-operator.ts'
import { main } from './run/main.ts'

const USAGE =
  'npm run refund -- --order BB-0123456789 [--amount 12.34] --reason "why" [--again]; without an amount all that is left'

const OPTIONS = {
  order: { type: 'string' },
  amount: { type: 'string' },
  reason: { type: 'string' },
  /** A second refund of an order within a day is meant so. */
  again: { type: 'boolean', default: false },
} as const

const readWish = () => {
  const { values } = parseArgs({ options: OPTIONS })
  const wish = refundWish.safeParse({
    orderNumber: values.order,
    amount: values.amount ?? null,
    reason: values.reason?.trim() ?? '',
    isAgain: values.again,
  })
  if (!wish.success || wish.data.reason === '') throw new Error(USAGE)
  return wish.data
}

await main(async () => {
  const wish = readWish()
  const done = await askOperator('refund', { body: wish, answer: refundResult })
  if (done.outcome === 'written-down') {
    console.log(
      'An earlier refund had not been written down. It is now; nothing more was given back.',
    )
  }
  if (done.outcome === 'pending') {
    console.log(
      'The payment provider has taken the refund, and a bank has still to decide: the order learns of it by itself.',
    )
  }
  if (done.creditNote) {
    console.log(`Credit note ${done.creditNote.number}: ${done.creditNote.amount}.`)
  }
  console.log(`${wish.orderNumber}: ${done.refunded} of ${done.total} given back.`)
})
