import { eq } from 'drizzle-orm'
import { agreementIn } from '#features/checkout/server/agreement.ts'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'
import { paymentCharges } from '#services/db/payment-schema.ts'
import { newEmail } from '../../services/support/bench.ts'
import { tellSite, type checkoutBrowser } from '../../support/checkout-browser.ts'
import type { CheckoutServices } from '../../support/checkout-services.ts'
import { stands, type FaultCall } from '../fault-call.ts'
import { answerIn } from '../replay.ts'
import {
  seenAfterPay,
  seenAtStart,
  seenInPage,
  seenOfTotal,
  seenWhileWaiting,
} from './checkout-seen.ts'

type Browser = ReturnType<typeof checkoutBrowser>

/** Something that a buyer does, or the provider. */
export type Doing = {
  what: string
  see: FaultCall['see']
  /** What the browser has done before the fault, and what it does then. */
  prepare?: (browser: Browser, site: CheckoutSite) => Promise<unknown>
  act: (browser: Browser, prepared: unknown, site: CheckoutSite) => Promise<Response>
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

const formOf = async (browser: Browser, site: CheckoutSite) => {
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

const payByForm = (browser: Browser, fields: unknown) =>
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
  prepare: (browser) => browser.payFields(payFields()),
  act: (browser, fields) => browser.send(fields),
}

export const PAY_BY_FORM: Doing = {
  what: 'an order, without script',
  see: seenInPage,
  prepare: formOf,
  act: payByForm,
}

export const STATUS: Doing = {
  what: 'where a payment stands',
  see: seenWhileWaiting,
  prepare: async (browser) =>
    browser.send(await browser.payFields({ ...payFields(), card: 'slow' })),
  act: (browser) => browser.askStatus(),
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
  act: (browser) => browser.comeBack(),
}

export const WITH_USER_SERVICE: readonly Doing[] = [
  {
    what: 'the choice of a plan, by its form',
    see: seenInPage,
    act: (browser) => browser.chooseByForm({ language: 'en', plan: 'basic' }),
  },
  { what: 'the checkout is opened', see: seenAtStart, act: (browser) => browser.look() },
  {
    what: 'the total of a place',
    see: seenOfTotal,
    act: (browser) => browser.total({ country: 'CA', province: 'QC', seats: 1 }),
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
  prepare: (browser) => browser.payFields({ ...payFields(), methodToken: null }),
}

export const PAY_WITH_CAPTCHA: Doing = {
  ...PAY,
  what: 'an order with a captcha',
  prepare: async (browser) => {
    await browser.choose({ offer: '/pricing/plans/captcha' })
    return browser.payFields({ ...payFields(), captchaToken: 'canary-token-of-the-captcha' })
  },
}

export const TOTAL_OF_COMPANY: Doing = {
  what: 'the total of a company with a VAT number',
  see: seenOfTotal,
  act: (browser) =>
    browser.total({ country: 'DE', province: null, taxNumber: 'DE136695976', seats: 1 }),
}

/** A message of the provider, of a charge that the user service knows. */
export const noticeOf = ({ bench }: CheckoutServices): Doing => ({
  what: 'a message of the payment provider',
  see: (came) =>
    stands(
      answerIn(came).status === 200
        ? 'nobody: the provider is done'
        : 'nobody: the provider sends its message again',
    ),
  prepare: async (browser) => {
    await browser.send(await browser.payFields({ ...payFields(), card: 'slow' }))
    const key = `${browser.purchaseId()}-1`
    const queries = await bench().database.get()
    const [charge] = await queries.select().from(paymentCharges).where(eq(paymentCharges.key, key))
    return { key, paymentId: charge?.paymentId ?? '' }
  },
  act: (_browser, notice, site) => {
    const read = (name: string) => String(Reflect.get(Object(notice), name))
    return tellSite(site, { key: read('key'), paymentId: read('paymentId') })
  },
})
