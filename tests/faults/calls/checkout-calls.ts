import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import type { StripeSettings } from '#features/checkout/provider/stripe-client.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { vatRegister } from '#lib/http/vat-register.ts'
import type { LazyDatabase } from '#services/db/lazy-database.ts'
import { checkoutBrowser, checkoutSite } from '../../support/checkout-browser.ts'
import { json } from '../../support/upstream-server.ts'
import { cameOf, faultSite, type FaultCall } from '../fault-call.ts'
import type { Reply } from '../hostile-upstream.ts'
import {
  NOTICE,
  noticeOfStripe,
  PAY,
  PAY_BY_FORM,
  PAY_OTHERWISE,
  PAY_WITH_CAPTCHA,
  PAY_WITH_STRIPE,
  REFUND,
  RETURN,
  STATUS,
  TOTAL_OF_COMPANY,
  WITH_USER_SERVICE,
  type Doing,
  type StripeSigner,
} from './checkout-doings.ts'
import {
  answerBy,
  inFrontOf,
  openWorld,
  passedOn,
  referenceAt,
  type World,
} from './checkout-world.ts'

/** A call between two programs, and the settings that have it go to the failing address. */
type Joint = {
  upstream: string
  sound: Reply
  /** Of the site, whether the call fails or not. */
  settings?: (site: CheckoutSite) => Partial<CheckoutSite>
  /** The provider of the services while nothing fails, where it is not the reference service. */
  provider?: () => PaymentDriver
  ofSite?: (failing: string, known: { site: CheckoutSite; world: World }) => Partial<CheckoutSite>
  ofServices?: (failing: string, world: World) => PaymentDriver
} & Pick<FaultCall, 'waitMs' | 'waitedFor'>

type Buying = { joint: Joint; doing: Doing; database: () => LazyDatabase }

/** Waits for whoever waits for somebody else. */
const LONG_MS = 20_000

/** A command waits for half a minute. */
const OPERATOR_MS = 30_000

const ask =
  ({ joint, doing, database }: Buying): FaultCall['ask'] =>
  async (failing) => {
    const world = await openWorld(database())
    const { services, logLines } = world.bench()
    services.provider = joint.provider?.() ?? services.provider
    const { site: usual } = checkoutSite(world, { upstreamBudgetMs: LONG_MS })
    const site = { ...usual, ...joint.settings?.(usual) }
    const before = checkoutBrowser(world, site)
    await before.choose()
    const prepared = await doing.prepare?.({ browser: before, site, world })
    logLines.length = 0
    const made = faultSite(failing, {})
    const { log } = made.site
    const bare: CheckoutSite = { ...site, log, upstreamBudgetMs: failing.budgetMs }
    const faulty = { ...bare, ...joint.ofSite?.(failing.url, { site: bare, world }) }
    services.provider = joint.ofServices?.(failing.url, world) ?? services.provider
    const browser = checkoutBrowser(world, faulty)
    Object.assign(browser.jar, before.jar)
    const start = performance.now()
    const response = await doing.act({ browser, site: faulty, world }, prepared)
    const ms = performance.now() - start
    const came = await cameOf(response)
    // The page then asks where the order stands.
    const view = response.status < 400 ? undefined : await cameOf(await browser.look())
    made.lines.push(...logLines)
    world.close()
    return { came: { ...came, ...(view && { view }) }, made, ms }
  }

const callOf = (buying: Buying): FaultCall => {
  const { upstream, sound, waitMs, waitedFor } = buying.joint
  const { what, see } = buying.doing
  return {
    upstream,
    what,
    sound,
    ...(waitMs !== undefined && { waitMs }),
    ...(waitedFor && { waitedFor }),
    see,
    ask: ask(buying),
  }
}

const USER: Joint = {
  upstream: 'user',
  sound: passedOn,
  ofSite: (failing, { world }) => ({
    userServiceUrl: inFrontOf(failing, `${world.url()}/userbase`),
  }),
  waitMs: 5000,
}

const CARD_COUNTRY: Joint = {
  upstream: 'payment, which the site asks where a card was issued',
  sound: passedOn,
  ofSite: (failing, { world }) => ({
    paymentServiceUrl: inFrontOf(failing, `${world.url()}/payment`),
  }),
  waitMs: 5000,
}

const PROVIDER: Joint = {
  upstream: 'payment, which the services ask',
  sound: passedOn,
  ofServices: (failing, world) =>
    referenceAt(inFrontOf(failing, `${world.url()}/payment`), world.bench()),
  waitMs: LONG_MS,
}

const CAPTCHA: Joint = {
  upstream: 'captcha',
  sound: json(200, { success: true, score: 0.9 }),
  ofSite: (captchaVerifyUrl) => ({
    captchaVerifyUrl,
    captcha: { siteKey: 'public', secretKey: 'canary-secret' },
  }),
  waitMs: LONG_MS,
}

const REGISTER: Joint = {
  upstream: 'VAT register',
  sound: json(200, { valid: true, requestDate: '2026-11-25T12:00:00Z', userError: 'VALID' }),
  ofSite: (url, { site: { log } }) => ({ askVatRegister: vatRegister({ url, log }) }),
  waitMs: LONG_MS,
}

/** An API like Stripe's, and its keys. */
type StripeApi = StripeSigner & {
  settings: StripeSettings & { publishableKey: string; apiUrl: string }
}

const stripeJoint = ({ settings }: StripeApi): Joint => ({
  upstream: 'Stripe',
  sound: (...call) => void answerBy(`${settings.apiUrl}${call[0].path}`, call),
  settings: ({ payment }) => ({ payment: { ...payment, stripe: settings } }),
  provider: () => stripeDriver(settings),
  ofServices: (apiUrl) => stripeDriver({ ...settings, apiUrl }),
  waitMs: LONG_MS,
  waitedFor: ['slow', 'hangs', 'endless'],
})

type Bought = { database: () => LazyDatabase; stripe: StripeApi }

/** Somebody buys: each service that the site or the services call then fails by itself. */
export const checkoutCallsOf = ({ database, stripe }: Bought): readonly FaultCall[] => {
  const of = (joint: Joint, doings: readonly Doing[]) =>
    doings.map((doing) => callOf({ joint, doing, database }))
  return [
    ...of(USER, [...WITH_USER_SERVICE, NOTICE]),
    ...of(CARD_COUNTRY, [PAY]),
    ...of(PROVIDER, [PAY, PAY_BY_FORM, STATUS, RETURN, PAY_OTHERWISE, NOTICE]),
    ...of({ ...PROVIDER, waitMs: OPERATOR_MS }, [REFUND]),
    ...of(stripeJoint(stripe), [PAY_WITH_STRIPE, noticeOfStripe(stripe)]),
    ...of(CAPTCHA, [PAY_WITH_CAPTCHA]),
    ...of(REGISTER, [TOTAL_OF_COMPANY]),
  ]
}
