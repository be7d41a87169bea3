import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  purchaseAnswer,
  type AttemptRequest,
  type Purchase,
  type PurchaseRequest,
} from '#features/checkout/purchase-contract.ts'
import { pricedAt, totalOf, type BillingPlace } from '#features/checkout/tax.ts'
import type { Quote } from '#features/pricing/quote-contract.ts'
import { quoteOf } from '#features/pricing/quote.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { orders, purchaseAttempts } from '#services/db/purchase-schema.ts'
import type { ChargeOutcome } from '#services/purchase/take-attempt-outcome.ts'
import { newEmail, type Bench } from './bench.ts'

/** An id as the site makes one of a buyer's secret. */
export const newPurchaseId = () =>
  createHash('sha256').update(randomBytes(32)).digest('hex').slice(0, 32)

/** A quote of the price book as of a bench's clock. */
export const newQuote = (time: number, plan: PlanId = 'basic'): Quote => {
  const terms = { path: '/pricing/plans', plans: [plan], discount: null, until: null }
  const quote = quoteOf({ terms, plan, currency: 'USD', at: new Date(time) })
  if (!quote) throw new Error(`The book has no price for ${plan}`)
  return quote
}

const QUEBEC: BillingPlace = { country: 'CA', province: 'QC' }

/** What the site sends when somebody pays; the buyer lives in Quebec. */
export const attemptFor = (
  quote: Quote,
  { email = newEmail(), place = QUEBEC }: { email?: string; place?: BillingPlace } = {},
): AttemptRequest => {
  const at = new Date(quote.quotedAt)
  const { taxes } = pricedAt({ amount: quote.amount, place, at, isBusiness: false })
  return {
    provider: 'reference',
    method: 'card',
    methodToken: 'tok_4242',
    buyer: {
      email,
      firstName: 'Ann',
      lastName: 'Roy',
      nameOnCard: 'Ann Roy',
      phone: null,
      country: place.country,
      province: place.province,
      company: null,
      taxNumber: null,
      street: null,
      city: null,
      postalCode: null,
    },
    seats: quote.seats,
    quote,
    taxes,
    total: totalOf(quote.amount, taxes),
    consent: { version: 'renewal-2026-11', language: 'fr', digest: 'ab'.repeat(16) },
    place: { edge: null, card: null, taxedAt: null },
  }
}

/** What the provider says of the charge of an attempt. */
export const outcomeFor = (
  attempt: AttemptRequest,
  overrides: Partial<ChargeOutcome> = {},
): ChargeOutcome => ({
  paymentId: `pay_${randomUUID()}`,
  subscriptionId: `sub_${randomUUID()}`,
  state: 'succeeded',
  reason: null,
  actionUrl: null,
  amount: attempt.total,
  currency: attempt.quote.currency,
  ...overrides,
})

/** Buying from the services of a bench, as the site does. */
export const buyerOf = (bench: () => Bench) => {
  const post = (path: string, body: unknown) => bench().post(`/userbase/purchase${path}`, body)

  const request = (overrides: Partial<PurchaseRequest> = {}): PurchaseRequest => ({
    id: newPurchaseId(),
    language: 'fr',
    quote: newQuote(bench().clock.time),
    affiliateTransaction: null,
    source: null,
    ...overrides,
  })

  const keep = async (overrides: Partial<PurchaseRequest> = {}) => {
    const purchase = request(overrides)
    await post('', purchase)
    return purchase
  }

  const tryToPay = (id: string, attempt: AttemptRequest) => post(`/${id}/attempt`, attempt)

  const tell = (id: string, outcome: ChargeOutcome, number = 1) =>
    bench().post(`/told/purchase/${id}/attempt/${number}/outcome`, outcome)

  const read = async (id: string): Promise<Purchase> => {
    const answer = await bench().call(`/userbase/purchase/${id}`)
    return purchaseAnswer.parse(await answer.json())
  }

  /** A purchase with an open attempt. */
  const begin = async (
    overrides: Partial<PurchaseRequest> = {},
    who: Parameters<typeof attemptFor>[1] = {},
  ) => {
    const { id, quote } = await keep(overrides)
    const attempt = attemptFor(quote, who)
    const answer = await tryToPay(id, attempt)
    if (answer.status !== 201) throw new Error(`An attempt was answered ${answer.status}`)
    return { id, quote, attempt, email: attempt.buyer.email }
  }

  /** A purchase that is paid. */
  const buy = async (
    overrides: Partial<PurchaseRequest> = {},
    who: Parameters<typeof attemptFor>[1] = {},
    pay: (begun: { id: string; attempt: AttemptRequest }) => Promise<Partial<ChargeOutcome>> = () =>
      Promise.resolve({}),
  ) => {
    const begun = await begin(overrides, who)
    const outcome = outcomeFor(begun.attempt, await pay(begun))
    await tell(begun.id, outcome)
    const { orderNumber } = await read(begun.id)
    if (orderNumber === null) throw new Error('Paying made no order')
    return { ...begun, outcome, orderNumber }
  }

  const ordersOf = async (purchaseId: string) =>
    (await bench().database.get()).select().from(orders).where(eq(orders.purchaseId, purchaseId))

  const attemptsOf = async (purchaseId: string) =>
    (await bench().database.get())
      .select()
      .from(purchaseAttempts)
      .where(eq(purchaseAttempts.purchaseId, purchaseId))
      .orderBy(purchaseAttempts.number)

  return { request, keep, post, tryToPay, tell, read, begin, buy, ordersOf, attemptsOf }
}
