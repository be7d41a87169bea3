import { eq } from 'drizzle-orm'
import { quoteOf } from '#features/pricing/quote.ts'
import { closeAccount } from '#services/account/close-account.ts'
import { users } from '#services/db/schema.ts'
import { correctCommission, CorrectionError } from '#services/ledger/correct-commission.ts'
import type { Subscribers } from '../subscriptions/life/subscriber.ts'
import type { Bench } from '../support/bench.ts'
import { attemptFor, buyerOf, newPurchaseId, outcomeFor } from '../support/purchase.ts'
import { browserOf } from './browser.ts'
import { DAY_MS, type Journey, type Sale } from './journeys.ts'

const MINUTE_MS = 60_000

type World = { bench: Bench; life: Subscribers }

type Deed = { at: number; run: () => Promise<unknown> }

/** What a sale is called in what was walked. */
export const saleName = (journey: Journey, index: number) => `${journey.id}/${index}`

/** When a sale is paid. */
export const paidAt = ({ visits }: Journey, { visit, toChoice, toPaying }: Sale): number =>
  (visits[visit]?.at ?? 0) + (toChoice + toPaying) * MINUTE_MS

/** When the one for a colleague begins: after the first, in the same visit. */
export const saleBegin = (journey: Journey, index: number): number => {
  const [own] = journey.sales
  const sale = journey.sales[index]
  if (!own || !sale) throw new Error('There is no such sale')
  return index === 0 ? (journey.visits[sale.visit]?.at ?? 0) : paidAt(journey, own) + MINUTE_MS
}

const emailOf = ({ id }: Journey, isForColleague = false) =>
  `${isForColleague ? 'colleague' : 'visitor'}-${id}@example.com`

const PLACES = {
  US: { country: 'US', province: null },
  QC: { country: 'CA', province: 'QC' },
} as const

type Told = World & { sold: Map<string, string>; journey: Journey }

const mustBe = (status: number, answer: Response) => {
  if (answer.status !== status) throw new Error(`${answer.status} instead of ${status}`)
}

/** Choosing, paying, and what goes back, each at its moment. */
const deedsOfSale = (
  { bench, life, sold, journey }: Told,
  { sale, index, browser }: { sale: Sale; index: number; browser: ReturnType<typeof browserOf> },
): Deed[] => {
  const { keep, tryToPay, tell, read } = buyerOf(() => bench)
  const { plan, currency } = sale
  const id = newPurchaseId()
  const chosen = saleBegin(journey, index) + sale.toChoice * MINUTE_MS
  const paid = chosen + sale.toPaying * MINUTE_MS
  const terms = { path: '/pricing/plans', plans: [plan], discount: null, until: null }
  const quote = quoteOf({ terms, plan, currency, at: new Date(chosen) })
  if (!quote) throw new Error(`The book has no price for ${plan} in ${currency}`)
  const email = emailOf(journey, sale.isForColleague)
  const attempt = attemptFor(quote, { email, place: PLACES[sale.place] })
  const outcome = outcomeFor(attempt)
  const orderNumber = () => sold.get(saleName(journey, index)) ?? ''
  const pay = async () => {
    mustBe(201, await tryToPay(id, attempt))
    Object.assign(outcome, await life.provider().firstPayment({ key: `${id}-1`, attempt }))
    await tell(id, outcome)
    sold.set(saleName(journey, index), (await read(id)).orderNumber ?? '')
  }
  const giveBack = async (thousandths: number) => {
    const refunded = Math.floor((attempt.total * thousandths) / 1000)
    const body = { key: `${id}-${thousandths}`, refunded, reason: 'asked for' }
    mustBe(201, await bench.post(`/told/order/${orderNumber()}/refund`, body))
  }
  const dispute = async () => {
    const body = { id: `dp_${id}`, paymentId: outcome.paymentId, state: 'lost' }
    mustBe(200, await bench.post('/told/subscription/dispute', body))
  }
  const correct = async (commission: number) => {
    const asked = {
      orderNumber: orderNumber(),
      commission: (commission / 100).toFixed(2),
      why: 'a statement',
    }
    await correctCommission(await bench.database.get(), JSON.stringify(asked)).catch(
      (error: unknown) => {
        if (!(error instanceof CorrectionError)) throw error
      },
    )
  }
  const { refunds, disputeDays, correction } = sale
  return [
    { at: chosen, run: () => keep({ id, language: 'en', quote, ...browser.attribution() }) },
    { at: paid, run: pay },
    ...refunds.map(({ days, thousandths }) => ({
      at: paid + days * DAY_MS,
      run: () => giveBack(thousandths),
    })),
    ...(disputeDays === null ? [] : [{ at: paid + disputeDays * DAY_MS, run: dispute }]),
    ...(correction
      ? [{ at: paid + correction.days * DAY_MS, run: () => correct(correction.commission) }]
      : []),
  ]
}

const close = async ({ bench, journey }: Told) => {
  const queries = await bench.database.get()
  const [user] = await queries
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.emailNormalized, emailOf(journey)))
  const now = bench.services.now()
  if (user) await closeAccount(queries, { ...user, language: 'en', now })
}

const takeReceipt = async ({ bench, journey }: Told, at: number) => {
  const receipt = {
    receipt: `CB${String(journey.id).padStart(6, '0')}`,
    item: '1',
    time: Math.floor(at / 1000),
    email: emailOf(journey),
    name: 'Ann Roy',
    language: 'en',
    isProved: true,
  }
  mustBe(200, await bench.post('/userbase/affiliate/clickbank', receipt))
}

const deedsOf = (told: Told): Deed[] => {
  const { bench, journey } = told
  const { visits, signUp, sales, marketplaceAt, closeDays } = journey
  const browsers = [browserOf(bench, journey), browserOf(bench, journey)]
  const browserAt = (visit: number) => {
    const browser = browsers[visits[visit]?.device ?? 0]
    if (!browser) throw new Error('There is no such device')
    return browser
  }
  const signsUp = signUp && {
    at: (visits[signUp.visit]?.at ?? 0) + signUp.minutes * MINUTE_MS,
    run: async () => mustBe(201, await browserAt(signUp.visit).signUp(emailOf(journey))),
  }
  const last = visits.at(-1)?.at ?? 0
  return [
    ...visits.map((visit, index) => ({ at: visit.at, run: () => browserAt(index).arrive(visit) })),
    ...(signsUp ? [signsUp] : []),
    ...sales.flatMap((sale, index) =>
      deedsOfSale(told, { sale, index, browser: browserAt(sale.visit) }),
    ),
    ...(marketplaceAt === null
      ? []
      : [{ at: marketplaceAt, run: () => takeReceipt(told, marketplaceAt) }]),
    ...(closeDays === null ? [] : [{ at: last + closeDays * DAY_MS, run: () => close(told) }]),
  ]
}

/** Has everybody go their way, all mixed, and then a year and a day pass; the orders by the names of their sales. */
export const walk = async (world: World, journeys: readonly Journey[]) => {
  const sold = new Map<string, string>()
  const deeds = journeys
    .flatMap((journey) => deedsOf({ ...world, sold, journey }))
    .toSorted((one, other) => one.at - other.at)
  for (const { at, run } of deeds) {
    world.bench.clock.time = at
    await run()
  }
  return sold
}
