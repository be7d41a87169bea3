import type { Stripe } from 'stripe'
import type { StripeObject } from './expand.ts'
import { metadataIn, named } from './fields.ts'
import { newId } from './ids.ts'
import { refusals } from './refusals.ts'
import type { Account } from './routes.ts'
import { addEvent, type Kept, type Store } from './store.ts'

/** While the bank has the money, or keeps it; an inquiry takes none, and what was won or prevented is here again. */
const CHARGED_BACK: readonly Stripe.Dispute.Status[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'lost',
]

const isChargedBack = (store: Store, intent: string) =>
  [...store.dispute.values()].some(
    (one) => one.payment_intent === intent && CHARGED_BACK.includes(one.status),
  )

/** Gives a payment back, or a part of it; throws `Refusal`. */
export const refund = (store: Store, fields: URLSearchParams, account: Account): StripeObject => {
  const intent = named(store, { kind: 'payment_intent', fields, param: 'payment_intent' })
  const charge = store.charge.get(intent.latest_charge ?? '')
  if (!charge || intent.status !== 'succeeded') throw refusals.nothingToRefund(intent.id)
  const left = charge.amount - charge.amount_refunded
  const amount = Number(fields.get('amount') ?? left)
  if (left === 0) throw refusals.alreadyRefunded(charge.id)
  if (isChargedBack(store, intent.id)) throw refusals.chargedBack(charge.id)
  if (amount > left) throw refusals.moreThanLeft()
  if (account.refundsAre === 'refused') throw refusals.emptyBalance()
  charge.amount_refunded += amount
  addEvent(store, 'charge.refunded', charge)
  const made: Kept['refund'] = {
    id: newId('re'),
    object: 'refund',
    amount,
    status: intent.refundsPend ? 'pending' : account.refundsAre,
    metadata: metadataIn(fields),
    payment_intent: intent.id,
    charge: charge.id,
  }
  store.refund.set(made.id, made)
  return made
}
