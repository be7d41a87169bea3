import type * as z from 'zod/mini'
import { CONSUMER_LAW, placeOf } from '#lib/config/consumer-law.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { dayAfter, dayIn } from '#lib/util/book-day.ts'
import type { Database } from '#services/db/database.ts'
import type { MailKind } from '#services/db/purchase-schema.ts'
import {
  readerOf,
  writtenDate,
  writtenDay,
  writtenMoment,
  writtenMoney,
  type Reader,
} from '#services/papers/written.ts'
import { subscriptionOf, type SubscriptionRow } from '#services/subscriptions/subscription-store.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { siteLink } from '../http/site-link.ts'
import { renewedTexts } from './declaration-letter.ts'
import { disputeLetter } from './dispute-letter.ts'
import { type Mail, type Letter, announcedRenewal, MAIL_DATA } from './letter.ts'
import { itemText, renewalTexts } from './renewal-texts.ts'

type LetterRequest = { mail: Mail; language: Locale; siteUrl: string; webAppUrl: string }

/** A mail to write, about this subscription to its owner. */
type LetterInput = Pick<LetterRequest, 'mail' | 'language'> & {
  row: SubscriptionRow
  reader: Reader
}

/** `open` is what its link to Billing is for. */
type Part = Pick<Letter, 'subject' | 'opening' | 'facts' | 'framed' | 'ending' | 'button'> & {
  open?: string
}

/** The parts of a notice that the law of the buyer's place adds: the last day to decline in a frame, the right to withdraw from the renewal. */
const lawfulParts = (
  { row: { renewalNotice, buyer }, language, reader }: LetterInput,
  at: Date,
): Pick<Part, 'framed' | 'ending'> => {
  const place = renewalNotice?.place ?? placeOf(buyer)
  const { lastDay } = wordsOf(language).subscriptionMail.notice
  const date = writtenDate(dayAfter(dayIn(reader.zone, at), -1), language)
  return {
    ...(CONSUMER_LAW[place].lastDay.value === 'framed' && { framed: fillWords(lastDay, { date }) }),
    ending: renewedTexts(place, language),
  }
}

const noticePart = (wanted: LetterInput): Part => {
  const { mail, language, reader } = wanted
  const { papers: paper, subscriptionMail } = wordsOf(language)
  const { intro, amount, amountWithTax, taxes, stop, ...subjects } = subscriptionMail.notice
  const told = MAIL_DATA['renewal-notice'].parse(mail.data)
  const { currency } = told
  const at = new Date(told.at)
  const lawful = lawfulParts(wanted, at)
  const date = writtenDay(at, reader)
  const total = writtenMoney({ amount: told.total, currency }, language)
  const tax = told.total - told.amount
  return {
    subject: fillWords(told.again === 'yes' ? subjects.again : subjects.subject, { date }),
    opening: [
      fillWords(intro, { item: itemText(told, language), date }),
      tax === 0
        ? fillWords(amount, { total })
        : fillWords(amountWithTax, {
            total,
            tax: writtenMoney({ amount: tax, currency }, language),
          }),
    ],
    facts: {
      lines: [
        { label: paper.renewsAt, value: date },
        {
          label: itemText(told, language),
          value: writtenMoney({ amount: told.amount, currency }, language),
        },
        ...(tax === 0
          ? []
          : [{ label: taxes, value: writtenMoney({ amount: tax, currency }, language) }]),
      ],
      total: { label: fillWords(paper.total, { currency }), value: total },
    },
    ...lawful,
    ending: [stop, ...lawful.ending],
  }
}

const failedPart = ({ mail, language, row, reader }: LetterInput): Part => {
  const { papers: paper, subscriptionMail } = wordsOf(language)
  const words = subscriptionMail.failed
  const { plan, total, currency, periodEnd, nextTry, reason, isLast, method } = MAIL_DATA[
    'charge-failed'
  ].parse(mail.data)
  const intro = reason === 'authentication-failed' ? words.confirm : words.intro
  const amount = writtenMoney({ amount: total, currency }, language)
  const day = (moment: string) => writtenDay(new Date(moment), reader)
  return {
    subject: words.subject,
    opening: [
      fillWords(intro, { total: amount, item: itemText({ plan, seats: row.seats }, language) }),
      fillWords(words.access, { date: day(periodEnd) }),
      ...(isLast === 'yes' ? [words.last] : []),
    ],
    facts: {
      lines: [
        ...(method === undefined ? [] : [{ label: paper.method, value: method }]),
        { label: words.next, value: day(nextTry) },
      ],
      total: { label: fillWords(words.due, { currency }), value: amount },
    },
    ending: [words.update],
    open: words.open,
    button: 'early',
  }
}

const endedPart = ({ mail, language, row }: LetterInput): Part => {
  const { subject, reasons, after, open } = wordsOf(language).subscriptionMail.ended
  const { reason } = MAIL_DATA['subscription-ended'].parse(mail.data)
  const item = itemText(row, language)
  return { subject, opening: [fillWords(reasons[reason], { item })], ending: [after], open }
}

const renewalPart = (
  { mail, language, row, reader }: LetterInput,
  kind: 'renewal-stopped' | 'renewal-resumed',
): Part => {
  const { stopped, resumed } = wordsOf(language).subscriptionMail
  const told = MAIL_DATA['renewal-stopped'].parse(mail.data)
  const moment = writtenMoment(new Date(told.at), reader)
  const date = writtenDay(new Date(told.periodEnd), reader)
  const item = itemText(row, language)
  const words = kind === 'renewal-stopped' ? stopped : resumed
  const until = told.until && writtenDay(new Date(told.until), reader)
  const after = until ? fillWords(stopped.elsewhere, { until }) : stopped.resume
  const [then, ...more] = kind === 'renewal-stopped' ? [stopped.access, after] : [resumed.next]
  return {
    subject: words.subject,
    opening: [fillWords(words.intro, { moment, item }), fillWords(then, { date })],
    ending: more,
    ...(kind === 'renewal-stopped' && !until && { open: stopped.open }),
  }
}

const announcedTexts = (
  { renewsAt, toldPlan, toldSeats, ...sums }: z.infer<typeof announcedRenewal>,
  reader: Reader,
) => renewalTexts({ plan: toldPlan, seats: toldSeats, at: new Date(renewsAt), ...sums }, reader)

const changedPart = ({ mail, language, reader }: LetterInput): Part => {
  const { subject, soon, now, next, notice, open } = wordsOf(language).subscriptionMail.changed
  const told = MAIL_DATA['plan-changed'].parse(mail.data)
  const date = writtenDay(new Date(told.at), reader)
  const item = itemText(told, language)
  const isNow = told.from === 'now'
  const { data: renewal } = announcedRenewal.safeParse(mail.data)
  return {
    subject: isNow ? subject : fillWords(soon, { date }),
    opening: [fillWords(isNow ? now : next, { item, date })],
    ending: renewal ? announcedTexts(renewal, reader) : [notice],
    open,
  }
}

const unchangedPart = ({ mail, language, row }: LetterInput): Part => {
  const { subject, intro, held, late, open } = wordsOf(language).subscriptionMail.unchanged
  const told = MAIL_DATA['plan-unchanged'].parse(mail.data)
  const opening = [fillWords(intro, { item: itemText(told, language) })]
  if (row.state !== 'ended') opening.push(fillWords(held, { item: itemText(row, language) }))
  return { subject, opening, ending: [late], open }
}

/** The kinds of mail about subscriptions. */
const KINDS = [
  'renewal-notice',
  'charge-failed',
  'subscription-ended',
  'renewal-stopped',
  'renewal-resumed',
  'plan-changed',
  'plan-unchanged',
  'disputed',
  'dispute-won',
] as const satisfies readonly MailKind[]

export type SubscriptionMail = (typeof KINDS)[number]

/** True if a mail is about a subscription. */
export const isOfSubscription = (kind: MailKind): kind is SubscriptionMail =>
  KINDS.some((known) => known === kind)

const partOf = (wanted: LetterInput, kind: SubscriptionMail): Part => {
  switch (kind) {
    case 'renewal-notice':
      return noticePart(wanted)
    case 'charge-failed':
      return failedPart(wanted)
    case 'subscription-ended':
      return endedPart(wanted)
    case 'renewal-stopped':
    case 'renewal-resumed':
      return renewalPart(wanted, kind)
    case 'plan-changed':
      return changedPart(wanted)
    case 'plan-unchanged':
      return unchangedPart(wanted)
    case 'dispute-won':
    case 'disputed':
      return disputeLetter({ ...wanted, kind })
  }
}

/** The letter for a mail about a subscription; undefined where there is no such subscription. */
export const subscriptionLetter = async (
  queries: Database,
  { kind, language, mail, siteUrl, webAppUrl }: LetterRequest & { kind: SubscriptionMail },
): Promise<Letter | undefined> => {
  const { subscriptionId } = MAIL_DATA[kind].parse(mail.data)
  const row = await subscriptionOf(queries, subscriptionId)
  if (!row) return undefined
  const { mail: common, subscriptionMail: words } = wordsOf(language)
  const told = { mail, language, row, reader: readerOf(row, language) }
  const { open = words.billing, ...part } = partOf(told, kind)
  const { greeting, links } = common
  const contact = { text: links.contact, href: siteLink('contact', { siteUrl, locale: language }) }
  const href = `${webAppUrl}/account/billing/?${QUERY.language}=${language}`
  const billing = { text: open, href }
  const cancel = {
    text: words.notice.cancel,
    href: siteLink('cancelSubscription', { siteUrl, locale: language }),
  }
  return {
    ...part,
    language,
    opening: [fillWords(greeting, { name: row.buyer.firstName }), ...part.opening],
    links:
      kind === 'disputed'
        ? [contact, billing]
        : [billing, ...(kind === 'renewal-notice' ? [cancel] : []), contact],
  }
}
