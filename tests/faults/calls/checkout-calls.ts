import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import { referenceDriver } from '#features/checkout/provider/reference.ts'
import type { StripeSettings } from '#features/checkout/provider/stripe-client.ts'
import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { checkoutBrowser, checkoutSite, WEBHOOK_SECRET } from '../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../support/checkout-services.ts'
import { json } from '../../support/upstream-server.ts'
import { cameOf, faultSite, type FaultCall } from '../fault-call.ts'
import type { Reply } from '../hostile-upstream.ts'
import {
  noticeOf,
  PAY,
  PAY_BY_FORM,
  PAY_WITH_CAPTCHA,
  PAY_WITH_STRIPE,
  RETURN,
  STATUS,
  TOTAL_OF_COMPANY,
  WITH_USER_SERVICE,
  type Doing,
} from './checkout-doings.ts'

/** What a service has to be told beside the call. */
const PASSED_ON = ['content-type', 'authorization', 'idempotency-key', 'stripe-version']

const answerBy = async (base: string, [request, response]: Parameters<Reply>) => {
  const { method, path, headers, body } = request
  const told = PASSED_ON.map((name) => [name, String(headers[name] ?? '')] as const)
  const kept = Object.fromEntries(told.filter(([, value]) => value !== ''))
  const asked = { method, headers: kept, ...(method === 'POST' && { body }) }
  const answered = await fetch(`${base}${path}`, asked)
  response.writeHead(answered.status, { 'Content-Type': 'application/json' })
  response.end(await answered.text())
}

/** Has the reference services answer, whose clock and database are sound. */
const passedOn =
  (base: () => string): Reply =>
  (...call) =>
    void answerBy(base(), call)

type Service = {
  upstream: string
  sound: Reply
  withFault: (url: string, site: CheckoutSite) => Partial<CheckoutSite>
  /** Whom the services ask, where that is what fails. */
  provider?: (url: string, site: CheckoutSite) => PaymentDriver
}

const LONG_WAITS = ['captcha', 'VAT register', 'payment', 'Stripe']

const callOf = (
  services: CheckoutServices,
  { service: { upstream, sound, withFault, provider }, doing }: { service: Service; doing: Doing },
): FaultCall => ({
  upstream,
  what: doing.what,
  sound,
  // Those are waited for no longer than they are given; then the others are asked, or the services answer that they are away.
  waitMs: LONG_WAITS.includes(upstream) ? 20_000 : 5000,
  ...(upstream === 'Stripe' && { waitedFor: ['slow', 'hangs', 'endless'] as const }),
  see: doing.see,
  ask: async (failing) => {
    const { site } = checkoutSite(services, { upstreamBudgetMs: 20_000 })
    const before = checkoutBrowser(services, site)
    await before.choose()
    const prepared = await doing.prepare?.(before, site)
    const made = faultSite(failing, {})
    const { log } = made.site
    const bare: CheckoutSite = { ...site, log, upstreamBudgetMs: failing.budgetMs }
    const faulty: CheckoutSite = { ...bare, ...withFault(failing.url, bare) }
    const browser = checkoutBrowser(services, faulty)
    Object.assign(browser.jar, before.jar)
    const restore = services.withProvider(provider?.(failing.url, bare) ?? {})
    const start = performance.now()
    const response = await doing.act(browser, prepared, faulty)
    const ms = performance.now() - start
    restore()
    const came = await cameOf(response)
    // The page then asks where the order stands.
    const view =
      response.ok || response.status < 400 ? undefined : await cameOf(await browser.look())
    return { came: { ...came, ...(view && { view }) }, made, ms }
  },
})

/** What a purchase asks, and the two services and the provider that it asks. */
type Bought = {
  services: CheckoutServices
  /** An API like Stripe's, and its keys. */
  stripeSettings: () => StripeSettings & { publishableKey: string; apiUrl: string }
}

/** Somebody buys: what fails is the user service, the payment service or Stripe, each by itself. */
export const checkoutCallsOf = ({ services, stripeSettings }: Bought): readonly FaultCall[] => {
  const user: Service = {
    upstream: 'user',
    sound: passedOn(() => `${services.url()}/userbase`),
    withFault: (userServiceUrl) => ({ userServiceUrl }),
  }
  const payment: Service = {
    upstream: 'payment',
    sound: passedOn(() => `${services.url()}/payment`),
    withFault: (paymentServiceUrl) => ({ paymentServiceUrl }),
    provider: (paymentServiceUrl, site) =>
      referenceDriver({
        paymentServiceUrl,
        payment: { webhookSecret: WEBHOOK_SECRET },
        now: () => site.now().getTime(),
      }),
  }
  const provider: Service = {
    upstream: 'Stripe',
    sound: passedOn(() => stripeSettings().apiUrl),
    withFault: (_apiUrl, site) => ({ payment: { ...site.payment, stripe: stripeSettings() } }),
    provider: (apiUrl) => stripeDriver({ ...stripeSettings(), apiUrl }),
  }
  const of = (service: Service, doings: readonly Doing[]) =>
    doings.map((doing) => callOf(services, { service, doing }))
  const captcha: Service = {
    upstream: 'captcha',
    sound: json(200, { success: true, score: 0.9 }),
    withFault: (captchaVerifyUrl) => ({
      captchaVerifyUrl,
      captcha: { siteKey: 'public', secretKey: 'canary-secret' },
    }),
  }
  const register: Service = {
    upstream: 'VAT register',
    sound: json(200, { valid: true, requestDate: '2026-11-25T12:00:00Z', userError: 'VALID' }),
    withFault: (viesUrl) => ({ viesUrl }),
  }
  return [
    ...of(user, WITH_USER_SERVICE),
    ...of(user, [noticeOf(services)]),
    ...of(payment, [PAY, PAY_BY_FORM, STATUS, RETURN, noticeOf(services)]),
    ...of(provider, [PAY_WITH_STRIPE]),
    ...of(captcha, [PAY_WITH_CAPTCHA]),
    ...of(register, [TOTAL_OF_COMPANY]),
  ]
}
