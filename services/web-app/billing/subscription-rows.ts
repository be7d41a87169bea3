import { html } from 'hono/html'
import type { MethodOnFile } from '#features/checkout/subscription-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import { readerOf, writtenDay, writtenMonth, writtenMoney } from '#services/papers/written.ts'
import { askProvider } from '#services/provider/ask-provider.ts'
import { noteMethod, marketplaceEnd } from '#services/subscriptions/customer-acts.ts'
import { beginsAt, bookedChoice } from '#services/subscriptions/following-plan.ts'
import { isExtended } from '#services/subscriptions/next-step.ts'
import type { NextCharge } from '#services/subscriptions/renewal-price.ts'
import type { SubscriptionRow } from '#services/subscriptions/subscription-store.ts'
import { type MemberVisit, type Html, rowsHtml } from '#services/web-app/page.ts'
import { onePersonText, PEOPLE_PLACE } from '#services/web-app/people/people-page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { planTexts, billingLink } from './billing-links.ts'
import { CHOICE_FIELD, choiceValue } from './plan-choice.ts'

type Coming = { subscription: SubscriptionRow; next: NextCharge | undefined; locale: Locale }

/** The next event of a subscription, in one sentence. */
export const nextSentence = ({ subscription, next, locale }: Coming): string => {
  const words = wordsOf(locale).billing
  const reader = readerOf(subscription, locale)
  const { state, renews, periodEnd, currency, retryAt } = subscription
  if (state === 'disputed') return words.disputedLine
  if (!renews) return fillWords(words.endsLine, { date: writtenDay(periodEnd, reader) })
  // A new card is tried within seconds, and the try then forgets when that was.
  if (state === 'past-due') return retryAt ? words.tryingLine : words.failedLine
  if (!next) return words.renewalOn
  const amount = writtenMoney({ amount: next.total, currency }, locale)
  return fillWords(words.nextLine, { amount, date: writtenDay(next.at, reader) })
}

/** The button that turns renewal on again, or the reason why it stays off: what was bought at the marketplace goes on. */
export const resumePart = async ({ visit, subscription }: BillingVisit): Promise<Html> => {
  const { tongues, database, now } = visit
  const { resume, resumeLater } = wordsOf(tongues.locale).billing
  const until = await marketplaceEnd(database, subscription)
  if (until && until > now) {
    const date = writtenDay(until, readerOf(subscription, tongues.locale))
    return html`<p>${fillWords(resumeLater, { date })}</p>`
  }
  return html`<form method="post" action="${billingLink('resume', tongues)}">
    <button>${resume}</button>
  </form>`
}

/** A page does not wait longer for the name of a card. */
const CARD_WAIT_MS = 4000

/** The visitor of Billing and their subscription. */
export type BillingVisit = { visit: MemberVisit; subscription: SubscriptionRow }

/** The card or account on file, which a failed charge is tried with at once where it is another one; undefined where the provider does not answer. */
export const methodOf = async (
  { id: subscriptionId, providerId }: SubscriptionRow,
  { provider, log, database, now }: ServicesContext,
): Promise<MethodOnFile | null | undefined> => {
  const signal = AbortSignal.timeout(CARD_WAIT_MS)
  const given = await askProvider(
    (driver, until) => driver.subscription.method(providerId, until),
    { provider, log, signal },
  )
  if (given.kind !== 'done') return undefined
  const method = given.answer
  if (method) await noteMethod(await database.get(), { subscriptionId, method, now: now() })
  return method
}

const methodText = (method: MethodOnFile | null | undefined, { visit }: BillingVisit): string => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).billing
  if (!method) return method === null ? '–' : words.cardUnknown
  const { label, expires } = method
  if (expires === null) return label
  return fillWords(words.cardExpires, { label, month: writtenMonth(expires, locale) })
}

/** True unless the subscription is stopped, unpaid or disputed: that has to be put right first. */
export const mayChange = ({ state, renews }: SubscriptionRow) => state === 'active' && renews

/** The plan booked for the next period, and the way to keep the present one; nothing where that goes on. */
export const bookedPart = ({ visit, subscription }: BillingVisit): Html => {
  const { tongues } = visit
  const { locale } = tongues
  const words = wordsOf(locale).billing
  const booked = bookedChoice(subscription)
  if (!booked || !mayChange(subscription)) return html``
  const date = writtenDay(beginsAt(subscription, booked), readerOf(subscription, locale))
  return html`<small
      >${fillWords(words.nextPlanLine, { ...planTexts(booked, locale), date })}</small
    >
    <form method="post" action="${billingLink('check', tongues)}">
      <input type="hidden" name="${CHOICE_FIELD}" value="${choiceValue(subscription)}" />
      <button class="text">${words.keepPlan}</button>
    </form>`
}

/** The way to the people of a plan for several; a sentence in a plan for one. */
const peoplePart = ({ visit, subscription }: BillingVisit): Html => {
  if (subscription.seats < 2) return html`<small>${onePersonText(visit)}</small>`
  const { title } = wordsOf(visit.tongues.locale).people
  return html`<small><a href="${placeLink(PEOPLE_PLACE, visit.tongues)}">${title}</a></small>`
}

const planPart = (held: BillingVisit): Html => {
  const { plan, users } = planTexts(held.subscription, held.visit.tongues.locale)
  return html`<strong>${plan}</strong>, ${users} ${peoplePart(held)} ${bookedPart(held)}`
}

const linkTo = (href: string, { text, about }: { text: string; about: string }): Html =>
  html`<a href="${href}">${text}<span class="unseen"> (${about})</span></a>`

/** Plan, period, card, details and renewal of a subscription, with the way to change each. */
export const subscriptionRows = (
  held: BillingVisit,
  method: MethodOnFile | null | undefined,
): Html => {
  const { visit, subscription } = held
  const { tongues } = visit
  const { locale } = tongues
  const words = wordsOf(locale).billing
  const { periodStart, periodEnd, paidUntil, buyer, renews } = subscription
  const reader = readerOf(subscription, locale)
  const paid = fillWords(words.periodText, {
    from: writtenDay(periodStart, reader),
    to: writtenDay(paidUntil, reader),
  })
  const given = fillWords(words.periodGiven, { date: writtenDay(periodEnd, reader) })
  const period = isExtended(subscription) ? html`${paid} <small>${given}</small>` : paid
  const plan = linkTo(billingLink('plan', tongues), { text: words.change, about: words.plan })
  return rowsHtml([
    {
      label: words.plan,
      value: planPart(held),
      action: mayChange(subscription) ? plan : undefined,
    },
    { label: words.period, value: period },
    {
      label: words.card,
      value: methodText(method, held),
      action: linkTo(billingLink('card', tongues), { text: words.change, about: words.card }),
    },
    {
      label: words.detailsTitle,
      value: [buyer.company, `${buyer.firstName} ${buyer.lastName}`].filter(Boolean).join(', '),
      action: linkTo(billingLink('details', tongues), {
        text: words.change,
        about: words.detailsTitle,
      }),
    },
    {
      label: words.renewal,
      value: renews ? words.isOn : words.isOff,
      action: renews
        ? html`<a href="${billingLink('stop', tongues)}">${words.stopLink}</a>`
        : undefined,
    },
  ])
}
