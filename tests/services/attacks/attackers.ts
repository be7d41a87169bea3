import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { BillingPlace } from '#features/checkout/tax.ts'
import type { TestCard } from '#features/checkout/test-cards.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { packages } from '#services/db/partner-schema.ts'
import { outboxMails, type MailKind } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { checkoutBrowser } from '../../support/checkout-browser.ts'
import { paymentCalls } from '../payment/payment-bench.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { DECLARATION_PATH, newWithdrawal } from '../support/leavers.ts'
import { attemptFor, buyerOf, newQuote } from '../support/purchase.ts'
import { handOf } from './hand.ts'
import type { World } from './world.ts'

/** A name for what is sent, and for addresses, that nothing else has. */
export const newId = () => randomUUID()

type Wish = {
  email?: string
  plan?: PlanId
  place?: BillingPlace
  card?: TestCard
  /** The click that led to it. */
  affiliateTransaction?: string
}

/** Pays for a plan with a test card, by the calls that the site makes. */
export const buy = async (bench: Bench, wish: Wish = {}) => {
  const { email = newEmail(), plan = 'basic', place, card = 'succeeds' } = wish
  const { affiliateTransaction = null } = wish
  const buyer = buyerOf(() => bench)
  const quote = newQuote(bench.clock.time, plan)
  const { id } = await buyer.keep({ language: 'en', quote, affiliateTransaction })
  const methodToken = await paymentCalls(() => bench).newToken(card)
  const attempt = { ...attemptFor(quote, { email, ...(place && { place }) }), methodToken }
  await buyer.tryToPay(id, attempt)
  await bench.confirm(email)
  const purchase = await buyer.read(id)
  return { email, id, attempt, orderNumber: purchase.orderNumber ?? '' }
}

/** Somebody who has bought, and attacks afterwards. */
export const customer = async (world: World, wish: Wish = {}) => {
  const bought = await buy(world.bench, wish)
  world.people.add(bought.email)
  return { ...bought, ...handOf(world, bought) }
}

/** Somebody with an account and nothing else. */
export const stranger = async (world: World, email = newEmail()) => {
  world.people.add(email)
  const { ssojwt, jwt } = await world.bench.newAccount(email, { Language: 'en' })
  await world.bench.confirm(email)
  return { ...handOf(world, { email }), email, ssojwt, jwt }
}

/** The provider's name for the payment of a purchase. */
export const paymentOf = async ({ bench }: World, id: string): Promise<string> =>
  (await buyerOf(() => bench).read(id)).attempt?.paymentId ?? ''

/** Who has bought, as what the site passes on of the form for a withdrawal. */
export const withdraw = (
  { bench }: World,
  { email, orderNumber }: { email: string; orderNumber: string },
  id = newId(),
) => {
  const declared = newWithdrawal({ email, orderNumber })
  return bench.post(DECLARATION_PATH, { ...declared, id, language: 'en' })
}

/** A browser at the checkout of the site. */
export const browserIn = ({ bench, site }: World) => checkoutBrowser({ bench: () => bench }, site)

/** The link of the newest mail of a kind to an address, below the web app; empty where there is none. */
export const linkIn = async (
  { bench }: World,
  { email, kind }: { email: string; kind: MailKind },
) => {
  const queries = await bench.database.get()
  const mails = await queries
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.recipient, email), eq(outboxMails.kind, kind)))
    .orderBy(desc(outboxMails.createdAt))
  const [mail] = mails
  if (!mail) return ''
  const { links } = await letterOf(queries, { mail, ...bench.services })
  return (links[0]?.href ?? '').slice(bench.services.webAppUrl.length + 1)
}

/** A change of plan on Billing: the page that shows the amount, and the press. */
export const checkedChange = async (
  { send }: { send: ReturnType<typeof handOf>['send'] },
  to: string,
) => {
  const checked = await send('account/billing/plan/check/?lang=en', { to })
  const [, shown = ''] = /name="shown"\s+value="([^"]+)"/.exec(await checked.text()) ?? []
  return { to, shown }
}

const DAYS_OF_NOTICES = [-89, -75, -58, -30, -21, -12, -10, -1]

/** Somebody whose year is over now, who was told of the next one in time. */
export const yearOver = async (world: World, wish: Wish = {}) => {
  const one = await world.on(-365, () => customer(world, wish))
  for (const day of DAYS_OF_NOTICES) await world.on(day, world.work)
  return one
}

/** Lets what is due be done beside what attackers do. */
export const due = async (world: World): Promise<Response> => {
  await world.work()
  return new Response()
}

const PACKAGE = { plan: 'basic', saveRelative: null, valueRegular: null } as const

/** A package of a partner, as it is kept; gives its token. */
export const newPackage = async (
  { bench }: World,
  change: Partial<typeof packages.$inferInsert> = {},
) => {
  const token = `pkg${Math.floor(Math.random() * 1e12)}`
  const queries = await bench.database.get()
  const createdAt = bench.services.now()
  await queries.insert(packages).values({ ...PACKAGE, token, createdAt, ...change })
  return token
}

/** Has two presses of the same, or of two, arrive at once. */
export const atOnce = (...presses: readonly (() => Promise<Response>)[]): Promise<Response[]> =>
  Promise.all(presses.map((press) => press()))
