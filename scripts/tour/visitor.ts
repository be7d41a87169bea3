import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { clickQuery } from '#features/affiliate/affiliate-click.ts'
import { networkClickAnswer } from '#features/affiliate/click-contract.ts'
import type { RecordedEvent } from '#features/analytics/events-contract.ts'
import {
  settledAnswer,
  type AttemptRequest,
  type PurchaseRequest,
} from '#features/checkout/purchase-contract.ts'
import { pricedAt, totalOf } from '#features/checkout/tax.ts'
import { TEST_CARDS, type TestCard } from '#features/checkout/test-cards.ts'
import type { ShownArms } from '#features/experiments/shown-arms.ts'
import { textVersionsIn } from '#features/legal/text-versions.ts'
import { quoteOf } from '#features/pricing/quote.ts'
import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { ACCOUNT_EVENT, EVENT_CATEGORIES, VIEW_EVENT } from '#lib/config/events.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { ask } from './ask.ts'
import { buyerOf } from './cast.ts'
import type { World } from './world.ts'

const newHex = () => randomUUID().replaceAll('-', '')

/** A page with its language, as the address bar has it. */
const pathIn = (locale: Locale, page: string) =>
  locale === DEFAULT_LOCALE ? page : `/${locale}${page}`

/** A visit of a landing page, before anything follows. */
export type Visit = {
  locale: Locale
  page: string
  source?: TrafficSource
  arms?: ShownArms
}

/** Counts views of landing pages, and with them the arms that were shown, twenty at most. */
export const viewPages = async (world: World, visits: readonly Visit[]): Promise<void> => {
  const at = world.services.now().toISOString()
  const events = visits.map(({ locale, page, arms = {} }): RecordedEvent => {
    const [shown] = Object.entries(arms)
    return {
      id: newHex(),
      name: VIEW_EVENT,
      category: EVENT_CATEGORIES[VIEW_EVENT],
      label: 'Landing page',
      language: locale,
      path: pathIn(locale, page),
      at,
      ...(shown && {
        exposure: { experiment: shown[0], arm: shown[1], device: 'desktop', browser: 'Chrome' },
      }),
    }
  })
  await ask(world, { path: '/events', body: { events } })
}

/** Makes an account from a landing page, and counts it as the site does. */
export const signUp = async (world: World, { email, ...visit }: Visit & { email: string }) => {
  const { locale, page, source, arms } = visit
  const path = pathIn(locale, page)
  const host = new URL(world.services.siteUrl).host
  const payload: CreateAccountPayload = {
    Email: email,
    Password: null,
    AutogeneratePassword: true,
    Device: 'desktop',
    IpAddress: '203.0.113.7',
    Language: locale,
    DocName: 'Landing page',
    CreationPage: `${host}${path}`,
    ...(arms && { Experiments: arms }),
    ...source,
  }
  await ask(world, { path: '/userbase/user/', body: payload })
  const event: RecordedEvent = {
    id: newHex(),
    name: ACCOUNT_EVENT,
    category: EVENT_CATEGORIES[ACCOUNT_EVENT],
    label: 'Landing page',
    language: locale,
    path,
    at: world.services.now().toISOString(),
    device: 'desktop',
    ...(source && { source }),
  }
  await ask(world, { path: '/events', body: { events: [event] } })
}

/** Follows an affiliate's link; gives the network's name for the click. */
export const clickLink = async (
  world: World,
  { number, locale }: { number: number; locale: Locale },
): Promise<string> => {
  const click = { offerId: 1, affiliateId: number, page: '/start', language: locale }
  const counted = await ask(world, {
    path: `/affiliate-network/clk?${clickQuery(click, newHex())}`,
  })
  return networkClickAnswer.parse(counted).transaction_id
}

export type Purchase = {
  locale: Locale
  email: string
  plan: PlanId
  /** Chooses the buyer's name. */
  number: number
  card?: TestCard
  /** The click on an affiliate's link that led here. */
  click?: string | null
  arms?: ShownArms | undefined
}

const tokenAnswer = z.object({ token: z.string() })

/** Types a test card into the card frame, which gives a token for it. */
const typeCard = async (world: World, card: TestCard) => {
  const year = `${world.services.now().getUTCFullYear() + 3}`
  const typed = { number: TEST_CARDS[card], month: '05', year, cvc: '123' }
  return tokenAnswer.parse(await ask(world, { path: '/payment/frame/token', body: typed })).token
}

const attemptOf = (
  world: World,
  { locale, email, plan, number, methodToken }: Purchase & { methodToken: string },
): AttemptRequest => {
  const at = world.services.now()
  const terms = { path: '/pricing/plans', plans: [plan], discount: null, until: null }
  const quote = quoteOf({ terms, plan, currency: 'USD', at })
  if (!quote) throw new Error(`The price book had no price for ${plan} on that day.`)
  const { buyer, timeZone } = buyerOf(locale, { email, number })
  const place = { country: buyer.country, province: null }
  const { amount, taxes } = pricedAt({ amount: quote.amount, place, at, isBusiness: false })
  const texts = textVersionsIn(locale)
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  return {
    provider: 'reference',
    method: 'card',
    methodToken,
    buyer,
    seats: quote.seats,
    quote: { ...quote, amount },
    taxes,
    total: totalOf(amount, taxes),
    consent: { version: 'order-2026-11', language: locale, digest, texts },
    place: { edge: null, card: 'US', taxedAt: null },
    timeZone,
  }
}

/** Buys a plan with a test card; gives the number of the order. */
export const buy = async (world: World, wanted: Purchase): Promise<string> => {
  const { locale, card = 'succeeds', click = null, arms } = wanted
  const id = newHex()
  const attempt = attemptOf(world, { ...wanted, methodToken: await typeCard(world, card) })
  const purchase: PurchaseRequest = {
    id,
    language: locale,
    quote: attempt.quote,
    affiliateTransaction: click,
    source: null,
    visitorConsent: 'accepted',
    ...(arms && { experiments: arms }),
  }
  await ask(world, { path: '/userbase/purchase', body: purchase })
  const paid = settledAnswer.parse(
    await ask(world, { path: `/userbase/purchase/${id}/attempt`, body: attempt }),
  )
  if (paid.orderNumber === null) throw new Error(`The purchase of ${wanted.email} was not paid.`)
  return paid.orderNumber
}
