import * as z from 'zod/mini'
import { AFFILIATE_EVENTS } from '#features/affiliate/affiliate-events.ts'
import { FLAG_KINDS } from '#features/affiliate/flag-kinds.ts'
import { FAILURE_REASONS } from '#features/checkout/payment-terms.ts'
import { ANNOUNCED_TEXTS } from '#features/legal/text-versions.ts'
import { orderNumberSchema } from '#features/orders/order-contract.ts'
import { currencySchema as currency } from '#features/pricing/money.ts'
import type { Locale } from '#lib/config/locales.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { outboxMails } from '#services/db/purchase-schema.ts'
import { SEAT_NEWS } from '#services/outbox/put-mail.ts'
import type { Paper, PaperLine } from '#services/papers/paper.ts'

const subscriptionId = z.string()

const plan = z.enum(PLAN_IDS)

const at = z.iso.datetime()

/** Data of a mail is text. */
const whole = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))

const [seats, amount] = [whole, whole]

/** The data of each kind of mail; everything else is looked up when the mail is written. */
export const MAIL_DATA = {
  receipt: z.object({ orderNumber: orderNumberSchema }),
  /** `whole` says whether nothing of the payment was left then; `by` who gave it back, which older mails do not say; the rest what the buyer still had. */
  refund: z.object({
    refundKey: z.string(),
    whole: z.enum(['yes', 'no']),
    by: z._default(z.enum(['us', 'bank']), 'us'),
    plan: z.optional(plan),
    seats: z.optional(seats),
    until: z.optional(at),
  }),
  /** A sale of the marketplace, by the number of its receipt there. */
  marketplace: z.object({ receipt: z.string() }),
  /** A message's number; nothing of what the visitor wrote, who may have given somebody else's address. */
  contact: z.object({ reference: z.string() }),
  /** A cancellation or withdrawal, by its id; of a renewed year that is left, its end and what goes back of it then. */
  declaration: z.object({
    declaration: z.uuid(),
    until: z.optional(at),
    amount: z.optional(amount),
    currency: z.optional(currency),
  }),
  welcome: z.object({}),
  /** A link for logging in, by its id; the key is made of that when the letter is written. */
  login: z.object({ link: z.uuid() }),
  /** A link into the results, as above. */
  'results-login': z.object({ link: z.uuid() }),
  /** A change of address, and which of the two the mail goes to; the key of its link is made as above. */
  'email-change': z.object({
    change: z.uuid(),
    side: z.enum(['old', 'new']),
    oldEmail: z.string(),
    newEmail: z.string(),
  }),
  /** To both; whether a password of the sign-up went, older mails do not say. */
  'address-changed': z.object({
    oldEmail: z.string(),
    newEmail: z.string(),
    dropsPassword: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  /** With the zone of its owner, which older mails do not say. */
  'password-set': z.object({ at, zone: z._default(z.string(), 'UTC') }),
  /** The mail's own id names the file. */
  data: z.object({}),
  /** As `password-set`: nobody can be asked for it afterwards. */
  'account-closed': z.object({ at, zone: z._default(z.string(), 'UTC') }),
  /** A place in a plan, what is told of it, and the address of the other one; the plan where it is named. */
  seat: z.object({
    seat: z.uuid(),
    news: z.enum(SEAT_NEWS),
    person: z.string(),
    plan: z.optional(plan),
    /** Of access that has ended: the plan that the member has it by all the same. */
    still: z.optional(plan),
  }),
  /** The renewal at `at`; `total` is `amount` and taxes; `again` for a second notice of it, which older mails do not say. */
  'renewal-notice': z.object({
    subscriptionId,
    plan,
    seats,
    amount,
    total: amount,
    currency,
    at,
    again: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  'charge-failed': z.object({
    subscriptionId,
    plan,
    total: amount,
    currency,
    periodEnd: at,
    nextTry: at,
    /** The reason, and whether that try is the last: older mails have neither. */
    reason: z._default(z.enum(FAILURE_REASONS), 'declined'),
    isLast: z._default(z.enum(['yes', 'no']), 'no'),
    /** The name of the card or account that was asked, `Visa ···· 4242`, where it is known. */
    method: z.optional(z.string()),
  }),
  'subscription-ended': z.object({
    subscriptionId,
    reason: z.enum(['stopped', 'unpaid', 'dispute-lost']),
  }),
  /** `until` is the end of a year of the marketplace, for which it was stopped. */
  'renewal-stopped': z.object({ subscriptionId, at, periodEnd: at, until: z.optional(at) }),
  'renewal-resumed': z.object({ subscriptionId, at, periodEnd: at }),
  /** `from` says whether it holds now or from the next period on, which begins at `at`. */
  'plan-changed': z.object({ subscriptionId, plan, seats, from: z.enum(['now', 'next']), at }),
  /** The change that was not paid for. */
  'plan-unchanged': z.object({ subscriptionId, plan, seats }),
  disputed: z.object({ subscriptionId, orderNumber: orderNumberSchema }),
  'dispute-won': z.object({ subscriptionId, orderNumber: orderNumberSchema }),
  /** The outcome of an application, an agreement, a flag or a payment; `usd` and `fee` in cents. */
  affiliate: z.object({
    event: z.enum(AFFILIATE_EVENTS),
    number: z.optional(z.string()),
    kind: z.optional(z.enum(FLAG_KINDS)),
    why: z.optional(z.string()),
    usd: z.optional(whole),
    month: z.optional(z.string()),
    fee: z.optional(whole),
    /** Of a new version. */
    day: z.optional(z.iso.date()),
  }),
  /** A new version of a text, by its day. */
  'agreement-changed': z.object({ text: z.enum(ANNOUNCED_TEXTS), version: z.iso.date() }),
} as const

/** The data that `plan-changed` has besides where the customer was notified of the renewal; `more` is the extra cost of a larger plan on its day. */
export const announcedRenewal = z.object({
  renewsAt: at,
  toldPlan: plan,
  toldSeats: seats,
  total: amount,
  more: amount,
  currency,
})

export type Mail = typeof outboxMails.$inferSelect

/** The base addresses of links in letters. */
export type LetterPlaces = Pick<ServicesContext, 'siteUrl' | 'webAppUrl' | 'hashKey'>

/** A mail to be written, in a language. */
export type LetterRequest = LetterPlaces & { mail: Mail; language: Locale }

type LetterLink = { text: string; href: string }

/** The content of a mail, before it is written as plain text or HTML. */
export type Letter = {
  language: Locale
  subject: string
  /** The headline, where the subject is long with numbers. */
  headline?: string
  /** Paragraphs above the paper, and below it. */
  opening: readonly string[]
  /** The facts at a glance, between the opening and the ending. */
  facts?: { lines: readonly PaperLine[]; total?: PaperLine }
  /** A text in a frame of its own below the facts. */
  framed?: string
  paper?: Paper
  ending: readonly string[]
  /** A last line in the hand of the house. */
  signed?: string
  /** To who was not meant, small below all else. */
  note?: string
  /** The next step comes first; a letter that has only the way to write to us asks for nothing. */
  links: readonly LetterLink[]
  /** The place of the first link as a button: after the text unless it cannot wait, nowhere where nothing is asked. */
  button?: 'early' | 'last' | 'none'
}
