import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { taxNoteOf } from '#features/checkout/tax.ts'
import { receiptNumberOf } from '#features/orders/document-numbers.ts'
import { BRAND } from '#lib/config/brand.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { readerLinkAddress } from '#services/account/reader-link.ts'
import { zoneOfAccount } from '#services/account/zone-of-account.ts'
import type { Database } from '#services/db/database.ts'
import { clickbankReceipts } from '#services/db/partner-schema.ts'
import { orders, refunds, type MailKind } from '#services/db/purchase-schema.ts'
import { marketplaceRows } from '#services/entitlement/marketplace-rows.ts'
import { logInLink, siteLink } from '#services/http/site-link.ts'
import { keptPrice, renewalTermsOf } from '#services/orders/order-answer.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { creditNotePaper, receiptPaper } from '#services/papers/receipt-paper.ts'
import { readerOf, writtenDay, writtenMoney, type Reader } from '#services/papers/written.ts'
import { isUnexpectedPayment } from '#services/returns/schedule-return.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import {
  accountClosedLetter,
  agreementChangedLetter,
  addressChangedLetter,
  dataLetter,
  emailChangeLetter,
  loginLetter,
  passwordSetLetter,
  welcomeLetter,
} from './account-letters.ts'
import { affiliateLetter } from './affiliate-letters.ts'
import { declarationLetter, withdrawalWords } from './declaration-letter.ts'
import { type Letter, MAIL_DATA, type LetterRequest } from './letter.ts'
import { itemText } from './renewal-texts.ts'
import { seatLetter } from './seat-letter.ts'
import {
  isOfSubscription,
  subscriptionLetter,
  type SubscriptionMail,
} from './subscription-letters.ts'

/** A mail tells of something that is not there: it stays where it is and is never sent. */
class MailDataError extends Error {
  override name = 'MailDataError'
}

/** Nothing until the owner has given the number; the link to the contact page stands below in any case. */
const help = (language: Locale, service = BRAND.customerServiceNumber): string[] =>
  service ? [fillWords(wordsOf(language).mail.help, { service })] : []

const linksOf = ({ language, siteUrl }: LetterRequest): Letter['links'] => {
  const { links } = wordsOf(language).mail
  const reader = { siteUrl, locale: language }
  return [
    { text: links.templates, href: logInLink(reader) },
    { text: links.licence, href: siteLink('eula', reader) },
    { text: links.refundPolicy, href: siteLink('refundPolicy', reader) },
    { text: links.contact, href: siteLink('contact', reader) },
  ]
}

const orderOf = async (queries: Database, number: string) => {
  const [order] = await queries.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new MailDataError('There is no such order')
  return order
}

/** The day and the price of the renewal, by the list price of the day of the payment. */
const renewalLines = (order: OrderRow, language: Locale): string[] => {
  const words = wordsOf(language).mail.receipt
  const { renewalPrice: amount, isFirstYearReduced } = renewalTermsOf(order)
  const sentence = words.renewalPrice[taxNoteOf(order.taxes)]
  const price = (of: number) => writtenMoney({ amount: of, currency: order.currency }, language)
  const kept = keptPrice(order)
  return [
    fillWords(words.renewal, { date: writtenDay(order.renewsAt, readerOf(order, language)) }),
    ...(amount === null ? [] : [fillWords(sentence, { price: price(amount) })]),
    ...(kept === null ? [] : [fillWords(words.renewalKept, { price: price(kept) })]),
    ...(isFirstYearReduced ? [words.firstYear] : []),
  ]
}

const receiptLetter = async (queries: Database, wanted: LetterRequest): Promise<Letter> => {
  const { language, mail } = wanted
  const words = wordsOf(language).mail
  const { orderNumber } = MAIL_DATA.receipt.parse(mail.data)
  const order = await orderOf(queries, orderNumber)
  const { headline, subject, intro, notOwed, cancel } = words.receipt
  const isOwed = !(await isUnexpectedPayment(queries, orderNumber))
  const withdrawal = isOwed ? withdrawalWords(order, wanted) : { text: [], links: [] }
  const total = writtenMoney({ amount: order.total, currency: order.currency }, language)
  return {
    language,
    ...(isOwed && { headline }),
    subject: fillWords(subject, { receipt: receiptNumberOf(order.receipt), order: order.number }),
    opening: [
      fillWords(words.greeting, { name: order.buyer.firstName }),
      fillWords(isOwed ? intro : notOwed, { total }),
    ],
    // As it was then, whatever was given back since.
    paper: { ...receiptPaper(order, language), after: [] },
    ending: [
      ...(isOwed ? [...renewalLines(order, language), cancel] : []),
      ...withdrawal.text,
      ...help(language),
    ],
    ...(isOwed && { signed: words.closing }),
    links: [...linksOf(wanted), ...withdrawal.links],
    button: 'early',
  }
}

type Left = Pick<z.infer<typeof MAIL_DATA.refund>, 'plan' | 'seats' | 'until'>

/** The consequence of a whole refund: the plan that is left, or the end. */
const wholeText = ({ plan, seats, until }: Left, reader: Reader): string => {
  const { whole, left } = wordsOf(reader.locale).mail.refund
  if (!plan || !seats || !until) return whole
  const item = itemText({ plan, seats }, reader.locale)
  return fillWords(left, { item, date: writtenDay(new Date(until), reader) })
}

const refundLetter = async (queries: Database, wanted: LetterRequest): Promise<Letter> => {
  const { language, mail } = wanted
  const words = wordsOf(language).mail
  const { refundKey, whole: isWhole, by, ...left } = MAIL_DATA.refund.parse(mail.data)
  const [refund] = await queries.select().from(refunds).where(eq(refunds.key, refundKey))
  if (!refund) throw new MailDataError('There is no such refund')
  const order = await orderOf(queries, refund.orderNumber)
  const amount = writtenMoney({ amount: refund.amount, currency: order.currency }, language)
  const { subject, intro, returned, part } = words.refund
  return {
    language,
    subject: fillWords(subject, { amount, order: order.number }),
    opening: [
      fillWords(words.greeting, { name: order.buyer.firstName }),
      fillWords(by === 'bank' ? returned : intro, { amount }),
      isWhole === 'yes' ? wholeText(left, readerOf(order, language)) : part,
    ],
    paper: creditNotePaper({ order, refund }, language),
    ending: help(language),
    links: linksOf(wanted),
    button: 'none',
  }
}

const marketplaceLetter = async (queries: Database, wanted: LetterRequest): Promise<Letter> => {
  const { language, mail } = wanted
  const { greeting, marketplace, closing } = wordsOf(language).mail
  const { receipt } = MAIL_DATA.marketplace.parse(mail.data)
  const [sold] = await queries
    .select({ name: clickbankReceipts.name, userId: clickbankReceipts.userId })
    .from(clickbankReceipts)
    .where(eq(clickbankReceipts.receipt, receipt))
  const userId = sold?.userId
  const rows = userId ? await marketplaceRows(queries, userId) : []
  const year = rows.find(({ source }) => source === receipt)
  if (!userId || !year) throw new MailDataError('There is no such sale')
  const zone = await zoneOfAccount(queries, { userId })
  const date = writtenDay(year.end, { locale: language, zone })
  const product = `${BRAND.name} ${PLAN_NAMES[year.plan]}`
  const name = sold.name?.trim().split(/\s+/)[0]
  return {
    language,
    headline: marketplace.headline,
    subject: fillWords(marketplace.subject, { receipt }),
    opening: [
      ...(name ? [fillWords(greeting, { name })] : []),
      fillWords(marketplace.intro, { product, date }),
      marketplace.account,
    ],
    ending: [fillWords(marketplace.payment, { receipt }), ...help(language)],
    signed: closing,
    links: linksOf(wanted),
  }
}

const contactLetter = ({ language, mail }: LetterRequest): Letter => {
  const { contact } = wordsOf(language).mail
  const { reference } = MAIL_DATA.contact.parse(mail.data)
  return {
    language,
    headline: contact.headline,
    subject: fillWords(contact.subject, { reference }),
    opening: [fillWords(contact.intro, { reference }), contact.next],
    ending: [],
    note: contact.stranger,
    links: [],
  }
}

/** English alone, as the results are. */
const resultsLetter = ({ mail, ...places }: LetterRequest): Letter => {
  const { link } = MAIL_DATA['results-login'].parse(mail.data)
  return {
    language: 'en',
    subject: 'Your link to the results',
    opening: [
      'Somebody asked to read the results of the site with this address. The link works once, within 15 minutes, and only in the browser that asked for it.',
      'If this was not you, ignore this email: nobody can use the link without your mailbox.',
    ],
    ending: [],
    links: [{ text: 'Open the results', href: readerLinkAddress(link, places) }],
  }
}

/** The writer of each kind of letter. */
const LETTERS: Readonly<
  Record<
    Exclude<MailKind, SubscriptionMail>,
    (queries: Database, wanted: LetterRequest) => Letter | Promise<Letter>
  >
> = {
  receipt: receiptLetter,
  refund: refundLetter,
  marketplace: marketplaceLetter,
  contact: (_queries, wanted) => contactLetter(wanted),
  welcome: (_queries, wanted) => welcomeLetter(wanted),
  'agreement-changed': (_queries, wanted) => agreementChangedLetter(wanted),
  login: (_queries, wanted) => loginLetter(wanted),
  'results-login': (_queries, wanted) => resultsLetter(wanted),
  'email-change': (_queries, wanted) => emailChangeLetter(wanted),
  'address-changed': (_queries, wanted) => addressChangedLetter(wanted),
  'password-set': (_queries, wanted) => passwordSetLetter(wanted),
  data: (_queries, wanted) => dataLetter(wanted),
  'account-closed': (_queries, wanted) => accountClosedLetter(wanted),
  seat: (_queries, wanted) => seatLetter(wanted),
  declaration: declarationLetter,
  affiliate: (_queries, wanted) => affiliateLetter(wanted),
}

/** The letter for a mail of the outbox, in its language; throws where the row that it is about is missing. */
export const letterOf = async (
  queries: Database,
  { mail, ...places }: Omit<LetterRequest, 'language'>,
): Promise<Letter> => {
  const { kind, language: written } = mail
  const language = isLocale(written) ? written : DEFAULT_LOCALE
  const wanted = { mail, language, ...places }
  if (!isOfSubscription(kind)) return LETTERS[kind](queries, wanted)
  const letter = await subscriptionLetter(queries, { ...wanted, kind })
  if (!letter) throw new MailDataError('There is no such subscription')
  return letter
}
