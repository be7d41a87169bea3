import { eq } from 'drizzle-orm'
import { agreementIn } from '#features/checkout/server/agreement.ts'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'
import { paymentCharges } from '#services/db/payment-schema.ts'
import { OPERATOR_PATH, operatorKey } from '#services/operator/operator-key.ts'
import { newEmail } from '../../services/support/bench.ts'
import { buyerOf } from '../../services/support/purchase.ts'
import { sendNotice, tellSite, type checkoutBrowser } from '../../support/checkout-browser.ts'
import { stands, type FaultCall } from '../fault-call.ts'
import { answerIn } from '../replay.ts'
import {
  seenAfterPay,
  seenAtStart,
  seenInPage,
  seenOfTotal,
  seenWhileWaiting,
} from './checkout-seen.ts'
import type { World } from './checkout-world.ts'

type Browser = ReturnType<typeof checkoutBrowser>

type Visit = { browser: Browser; site: CheckoutSite; world: World }

/** Something that a buyer does, the provider, or whoever runs the services. */
export type Doing = {
  what: string
  see: FaultCall['see']
  /** What was done before the fault, and what is done then. */
  prepare?: (visit: Visit) => Promise<unknown>
  act: (visit: Visit, prepared: unknown) => Promise<Response> | Response
}

const newCanary = () => `canary-${newEmail()}`

const payFields = () => ({ buyer: { email: newCanary(), firstName: 'Canary' } })

const FORM = {
  language: 'en',
  firstName: 'Canary',
  lastName: 'Yellow',
  country: 'CA',
  province: 'QC',
  consent: 'on',
  method: 'paypal',
}

const formOf = async ({ browser, site }: Visit) => {
  const { quote } = await browser.view()
  const bought = { quote, taxes: [], at: site.now(), place: FORM, timeZone: null }
  const { record } = await agreementIn('en', bought)
  return {
    ...FORM,
    email: newCanary(),
    consentVersion: record.version,
    consentDigest: record.digest,
  }
}

const formText = (fields: unknown): string => {
  if (typeof fields !== 'object' || fields === null) return ''
  return new URLSearchParams(Object.entries<string>({ ...fields })).toString()
}

const payByForm = ({ browser }: Visit, fields: unknown) =>
  browser.call(answerPay, {
    method: 'POST',
    path: '/api/checkout/pay',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: formText(fields),
  })

export const PAY: Doing = {
  what: 'an order, by script',
  see: seenAfterPay,
  prepare: ({ browser }) => browser.payFields(payFields()),
  act: ({ browser }, fields) => browser.send(fields),
}

export const PAY_BY_FORM: Doing = {
  what: 'an order, without script',
  see: seenInPage,
  prepare: formOf,
  act: payByForm,
}

const paySlowly = async (browser: Browser) =>
  browser.send(await browser.payFields({ ...payFields(), card: 'slow' }))

export const STATUS: Doing = {
  what: 'where a payment stands',
  see: seenWhileWaiting,
  prepare: ({ browser }) => paySlowly(browser),
  act: ({ browser }) => browser.askStatus(),
}

export const RETURN: Doing = {
  what: 'the way back from the bank',
  see: (came) => {
    const location = answerIn(came).headers.get('location') ?? ''
    return stands(
      location.endsWith('/checkout')
        ? 'the checkout, which asks again where the payment stands'
        : 'the thanks',
    )
  },
  prepare: STATUS.prepare,
  act: ({ browser }) => browser.comeBack(),
}

export const WITH_USER_SERVICE: readonly Doing[] = [
  {
    what: 'the choice of a plan, by its form',
    see: seenInPage,
    act: ({ browser }) => browser.chooseByForm({ language: 'en', plan: 'basic' }),
  },
  { what: 'the checkout is opened', see: seenAtStart, act: ({ browser }) => browser.look() },
  {
    what: 'the total of a place',
    see: seenOfTotal,
    act: ({ browser }) => browser.total({ country: 'CA', province: 'QC', seats: 1 }),
  },
  PAY,
  PAY_BY_FORM,
  STATUS,
  RETURN,
]

export const PAY_WITH_STRIPE: Doing = {
  ...PAY,
  see: (came) =>
    answerIn(came).body.includes('clientSecret')
      ? stands('the order, which the card confirms in the page')
      : seenAfterPay(came),
  prepare: ({ browser }) => browser.payFields({ ...payFields(), methodToken: null }),
}

export const PAY_WITH_CAPTCHA: Doing = {
  ...PAY,
  what: 'an order with a captcha',
  prepare: async ({ browser }) => {
    await browser.choose({ offer: '/pricing/plans/captcha' })
    return browser.payFields({ ...payFields(), captchaToken: 'canary-token-of-the-captcha' })
  },
}

export const TOTAL_OF_COMPANY: Doing = {
  what: 'the total of a company with a VAT number',
  see: seenOfTotal,
  act: ({ browser }) =>
    browser.total({ country: 'DE', province: null, taxNumber: 'DE136695976', seats: 1 }),
}

const seenOfNotice: Doing['see'] = (came) =>
  stands(
    answerIn(came).status === 200
      ? 'nobody: the provider is done'
      : 'nobody: the provider sends its message again',
  )

const textIn = (value: unknown, name: string) => String(Reflect.get(Object(value), name))

/** Of a charge that the user service knows. */
export const NOTICE: Doing = {
  what: 'a message of the payment provider',
  see: seenOfNotice,
  prepare: async ({ browser, world }) => {
    await paySlowly(browser)
    const key = `${browser.purchaseId()}-1`
    const queries = await world.bench().database.get()
    const [charge] = await queries.select().from(paymentCharges).where(eq(paymentCharges.key, key))
    return { key, paymentId: charge?.paymentId ?? '' }
  },
  act: ({ site }, notice) =>
    tellSite(site, { key: textIn(notice, 'key'), paymentId: textIn(notice, 'paymentId') }),
}

/** Signs an event as Stripe does. */
export type StripeSigner = { signed: (event: object) => { body: string; headers: Headers } }

/** Stripe names a subscription, and is asked whose it is. */
export const noticeOfStripe = ({ signed }: StripeSigner): Doing => ({
  what: NOTICE.what,
  see: seenOfNotice,
  prepare: async ({ browser, world }) => {
    await browser.send(await browser.payFields({ ...payFields(), methodToken: null }))
    const [attempt] = await buyerOf(world.bench).attemptsOf(browser.purchaseId())
    return attempt?.paymentId
  },
  act: ({ site }, id) =>
    sendNotice(site, signed({ type: 'customer.subscription.updated', data: { object: { id } } })),
})

/** Another way to pay ends what waits for its buyer, which the provider is told. */
export const PAY_OTHERWISE: Doing = {
  what: 'an order by card while PayPal waits',
  see: seenWhileWaiting,
  prepare: async (visit) => {
    await payByForm(visit, await formOf(visit))
    return visit.browser.payFields(payFields())
  },
  act: async ({ browser }, fields) => {
    await browser.send(fields)
    // So does the page where an attempt is open.
    return browser.askStatus()
  },
}

/** What whoever runs the services asks for with `npm run refund`. */
export const REFUND: Doing = {
  what: 'a refund by command',
  see: (came) => {
    const { status, body } = answerIn(came)
    if (status === 200) return stands('the operator: what was given back')
    const [, next = body] = /(Nothing is lost.*)$/.exec(textIn(JSON.parse(body), 'detail')) ?? []
    return stands(`the operator: which service failed and how, and “${next}”`)
  },
  prepare: async ({ browser, world }) => {
    await browser.pay(payFields())
    const [order] = await buyerOf(world.bench).ordersOf(browser.purchaseId())
    return order?.number
  },
  act: ({ world }, orderNumber) => {
    const { post, services } = world.bench()
    const wish = { orderNumber, amount: null, reason: 'asked for', isAgain: false }
    const key = operatorKey(services.hashKey)
    return post(`${OPERATOR_PATH}/refund`, wish, { Authorization: `Bearer ${key}` })
  },
}
