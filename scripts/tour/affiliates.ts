import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { sumOf } from '#lib/util/sum.ts'
import { approve } from '#services/affiliates/decide.ts'
import { monthOf } from '#services/affiliates/earnings.ts'
import { flagByHand } from '#services/affiliates/flags.ts'
import { listPayouts, payOut } from '#services/affiliates/payouts.ts'
import { newBrowser } from './browser.ts'
import { addressOf, buyerOf } from './cast.ts'
import { affiliateNumber } from './customers.ts'
import { signUp } from './visitor.ts'
import type { YearEvent } from './year-event.ts'

/** The days of the payment runs, a month apart. */
const PAYMENT_DAYS = [335, 305, 275, 245, 215, 185, 155, 125, 95, 65, 35, 5]

/** Applies at the desk, and is approved. */
const joining = (locale: Locale): YearEvent => ({
  daysAgo: 399,
  run: async (world) => {
    const email = addressOf('affiliate', locale)
    await signUp(world, { locale, page: '/start', email })
    const browser = newBrowser(world, locale)
    await browser.logIn(email)
    const { buyer } = buyerOf(locale, { email, number: 3 })
    await browser.send('affiliate/', {
      name: `${buyer.firstName} ${buyer.lastName}`,
      places: `https://letters-${locale}.example`,
      payment: 'IBAN XX00 0000 0000',
      accept: 'yes',
    })
    const { database, now } = world.services
    const number = affiliateNumber(locale)
    await approve(await database.get(), { address: email, number, now: now() })
  },
})

/** The payments of a month are listed, and go out. */
const payment = (daysAgo: number): YearEvent => ({
  daysAgo,
  run: async ({ services: { database, now } }) => {
    const queries = await database.get()
    const asked = { month: monthOf(now()), rates: {}, now: now() }
    const list = await listPayouts(queries, asked)
    const total = sumOf(list, (line) => ('to_pay' in line ? line.to_pay : 0))
    await payOut(queries, { ...asked, total })
  },
})

/** Something that a person has to decide, and that its affiliate may object to. */
const flag: YearEvent = {
  daysAgo: 9,
  run: async ({ services: { database, now } }) => {
    await flagByHand(await database.get(), {
      number: affiliateNumber('en'),
      kind: 'disclosure',
      note: 'The page letters-en.example/best-of does not say that its links are paid',
      orderNumbers: [],
      now: now(),
    })
  },
}

/** What affiliates do, and what is done about them. */
export const affiliateEvents = (): YearEvent[] => [
  ...LOCALE_CODES.map(joining),
  ...PAYMENT_DAYS.map(payment),
  flag,
]
