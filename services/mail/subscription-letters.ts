import { zoneOfPlace } from '#features/localization/zone-of-place.ts'
import { PLAN_NAMES } from '#features/pricing/plan-names.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Database } from '#services/db/database.ts'
import type { MailKind } from '#services/db/purchase-schema.ts'
import { fillWords } from '#services/fill-words.ts'
import { PAPER_WORDS } from '#services/papers/words.ts'
import { writtenDay, writtenMoment, writtenMoney } from '#services/papers/written.ts'
import { subscriptionOf, type SubscriptionRow } from '#services/subscriptions/subscription-store.ts'
import { siteLink } from '../site-link.ts'
import type { Mail } from './letter-of.ts'
import type { Letter } from './letter.ts'
import { MAIL_DATA } from './mail-data.ts'
import { SUBSCRIPTION_WORDS } from './subscription-words.ts'
import { MAIL_WORDS } from './words.ts'

type Wanted = { mail: Mail; language: Locale; siteUrl: string; webAppUrl: string }

/** `open` is what its link to Billing is for. */
type Part = Pick<Letter, 'subject' | 'opening' | 'facts' | 'ending' | 'button'> & { open?: string }

/** Product and plan, with its people in brackets: a list with commas would break the sentence around it. */
export const itemText = (
  { plan, seats }: Pick<SubscriptionRow, 'plan' | 'seats'>,
  locale: Locale,
) => {
  const { one, other } = PAPER_WORDS[locale].users
  const count = fillWords(seats === 1 ? one : other, { count: seats.toLocaleString(locale) })
  return `${BRAND.name} ${PLAN_NAMES[plan]} (${count})`
}

const noticePart = ({ mail, language }: Wanted): Part => {
  const { subject, intro, amount, amountWithTax, taxes, stop } = SUBSCRIPTION_WORDS[language].notice
  const paper = PAPER_WORDS[language]
  const told = MAIL_DATA['renewal-notice'].parse(mail.data)
  const { currency } = told
  const date = writtenDay(new Date(told.at), language)
  const total = writtenMoney({ amount: told.total, currency }, language)
  const tax = told.total - told.amount
  return {
    subject: fillWords(subject, { date }),
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
    ending: [stop],
  }
}

const failedPart = ({ mail, language }: Wanted, { seats }: SubscriptionRow): Part => {
  const words = SUBSCRIPTION_WORDS[language].failed
  const { plan, total, currency, periodEnd, nextTry } = MAIL_DATA['charge-failed'].parse(mail.data)
  const amount = writtenMoney({ amount: total, currency }, language)
  const day = (moment: string) => writtenDay(new Date(moment), language)
  return {
    subject: words.subject,
    opening: [
      fillWords(words.intro, { total: amount, item: itemText({ plan, seats }, language) }),
      fillWords(words.access, { date: day(periodEnd) }),
    ],
    facts: {
      lines: [{ label: words.next, value: day(nextTry) }],
      total: { label: fillWords(words.due, { currency }), value: amount },
    },
    ending: [words.update],
    open: words.open,
    button: 'early',
  }
}

const endedPart = ({ mail, language }: Wanted, row: SubscriptionRow): Part => {
  const { subject, reasons, after, open } = SUBSCRIPTION_WORDS[language].ended
  const { reason } = MAIL_DATA['subscription-ended'].parse(mail.data)
  const item = itemText(row, language)
  return { subject, opening: [fillWords(reasons[reason], { item })], ending: [after], open }
}

const renewalPart = (
  { mail, language }: Wanted,
  { row, kind }: { row: SubscriptionRow; kind: 'renewal-stopped' | 'renewal-resumed' },
): Part => {
  const { stopped, resumed } = SUBSCRIPTION_WORDS[language]
  const told = MAIL_DATA['renewal-stopped'].parse(mail.data)
  const moment = writtenMoment(new Date(told.at), {
    locale: language,
    zone: zoneOfPlace(row.buyer),
  })
  const date = writtenDay(new Date(told.periodEnd), language)
  const item = itemText(row, language)
  const words = kind === 'renewal-stopped' ? stopped : resumed
  const until = told.until && writtenDay(new Date(told.until), language)
  const after = until ? fillWords(stopped.elsewhere, { until }) : stopped.resume
  const [then, ...more] = kind === 'renewal-stopped' ? [stopped.access, after] : [resumed.next]
  return {
    subject: words.subject,
    opening: [fillWords(words.intro, { moment, item }), fillWords(then, { date })],
    ending: more,
    ...(kind === 'renewal-stopped' && !until && { open: stopped.open }),
  }
}

const changedPart = ({ mail, language }: Wanted): Part => {
  const { subject, soon, now, next, notice, open } = SUBSCRIPTION_WORDS[language].changed
  const told = MAIL_DATA['plan-changed'].parse(mail.data)
  const date = writtenDay(new Date(told.at), language)
  const item = itemText(told, language)
  const isNow = told.from === 'now'
  return {
    subject: isNow ? subject : fillWords(soon, { date }),
    opening: [fillWords(isNow ? now : next, { item, date })],
    ending: [notice],
    open,
  }
}

const unchangedPart = ({ mail, language }: Wanted): Part => {
  const { subject, intro, late, open } = SUBSCRIPTION_WORDS[language].unchanged
  const told = MAIL_DATA['plan-unchanged'].parse(mail.data)
  const item = itemText(told, language)
  return { subject, opening: [fillWords(intro, { item })], ending: [late], open }
}

const disputedPart = ({ mail, language }: Wanted): Part => {
  const { subject, intro, access, mistake } = SUBSCRIPTION_WORDS[language].disputed
  const { orderNumber: order } = MAIL_DATA.disputed.parse(mail.data)
  return {
    subject: fillWords(subject, { order }),
    opening: [fillWords(intro, { order }), access],
    ending: [mistake],
  }
}

/** What is told of subscriptions. */
const KINDS = [
  'renewal-notice',
  'charge-failed',
  'subscription-ended',
  'renewal-stopped',
  'renewal-resumed',
  'plan-changed',
  'plan-unchanged',
  'disputed',
] as const satisfies readonly MailKind[]

export type SubscriptionMail = (typeof KINDS)[number]

/** Whether a mail is about a subscription. */
export const isOfSubscription = (kind: MailKind): kind is SubscriptionMail =>
  KINDS.some((known) => known === kind)

const partOf = (
  wanted: Wanted,
  { row, kind }: { row: SubscriptionRow; kind: SubscriptionMail },
): Part => {
  switch (kind) {
    case 'renewal-notice':
      return noticePart(wanted)
    case 'charge-failed':
      return failedPart(wanted, row)
    case 'subscription-ended':
      return endedPart(wanted, row)
    case 'renewal-stopped':
    case 'renewal-resumed':
      return renewalPart(wanted, { row, kind })
    case 'plan-changed':
      return changedPart(wanted)
    case 'plan-unchanged':
      return unchangedPart(wanted)
    case 'disputed':
      return disputedPart(wanted)
  }
}

/** Where card, plan and renewal are changed. */
const billingLink = ({ webAppUrl, language }: Wanted): string =>
  `${webAppUrl}/account/billing/?${new URLSearchParams({ [QUERY.language]: language })}`

/** What a mail about a subscription says; undefined where that is not there. */
export const subscriptionLetter = async (
  queries: Database,
  { kind, ...wanted }: Wanted & { kind: SubscriptionMail },
): Promise<Letter | undefined> => {
  const { language, mail, siteUrl } = wanted
  const { subscriptionId } = MAIL_DATA[kind].parse(mail.data)
  const row = await subscriptionOf(queries, subscriptionId)
  if (!row) return undefined
  const { open = SUBSCRIPTION_WORDS[language].billing, ...part } = partOf(wanted, { row, kind })
  const { greeting, links } = MAIL_WORDS[language]
  const contact = { text: links.contact, href: siteLink('contact', { siteUrl, locale: language }) }
  const billing = { text: open, href: billingLink(wanted) }
  const cancel = {
    text: SUBSCRIPTION_WORDS[language].notice.cancel,
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
