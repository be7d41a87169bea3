import { html } from 'hono/html'
import { workAnswers, type MethodOnFile } from '#features/checkout/subscription-contract.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { taxLines } from '#services/papers/receipt-paper.ts'
import { writtenDay, writtenMoney } from '#services/papers/written.ts'
import { heldLicence } from '#services/purchase/held-licence.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { siteLink } from '#services/site-link.ts'
import { askProvider } from '#services/subscriptions/ask-provider.ts'
import { nextChargeOf, type NextCharge } from '#services/subscriptions/next-charge.ts'
import { liveSubscription, type SubscriptionRow } from '#services/subscriptions/subscription-store.ts'
import { BILLING_WORDS } from '#services/web-app/billing-words.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import { MEMBER_WORDS } from '#services/web-app/member-words.ts'
import { page, type Html } from '#services/web-app/page.ts'
import {
  backHtml,
  planTexts,
  rowsHtml,
  statusHtml,
  writtenMoment,
  writtenMonth,
} from './billing-html.ts'
import { billingLink, SAID_FIELD } from './billing-links.ts'
import { historyHtml } from './history.ts'
import { CHOICE_FIELD, choiceValue } from './plan-choice.ts'

/** A page does not wait longer for the name of a card. */
const CARD_WAIT_MS = 4000

type Held = { visit: MemberVisit; subscription: SubscriptionRow }

/** The card or account on file; undefined where the provider does not answer. */
const methodOf = async (
  { providerId }: SubscriptionRow,
  { payment }: ServicesContext,
): Promise<MethodOnFile | null | undefined> => {
  const signal = AbortSignal.timeout(CARD_WAIT_MS)
  const answer = await askProvider({ kind: 'method', providerId }, { payment, signal })
  return answer.kind === 'done' ? workAnswers.method.parse(answer.body).method : undefined
}

const methodText = (method: MethodOnFile | null | undefined, { visit }: Held): string => {
  const { locale } = visit.tongues
  const words = BILLING_WORDS[locale]
  if (!method) return method === null ? '–' : words.cardUnknown
  const { label, expires } = method
  if (expires === null) return label
  return fillText(words.cardExpires, { label, month: writtenMonth(expires, locale) })
}

/** What comes next of a subscription, in one sentence. */
export const nextSentence = (
  { visit, subscription }: Held,
  next: NextCharge | undefined,
): string => {
  const { locale } = visit.tongues
  const words = BILLING_WORDS[locale]
  const { state, renews, periodEnd, currency } = subscription
  if (state === 'disputed') return words.disputedLine
  if (!renews) return fillText(words.endsLine, { date: writtenDay(periodEnd, locale) })
  if (state === 'past-due') return words.failedLine
  if (!next) return words.renewalOn
  const amount = writtenMoney({ amount: next.total, currency }, locale)
  return fillText(words.nextLine, { amount, date: writtenDay(next.at, locale) })
}

const chargePart = ({ visit, subscription }: Held, next: NextCharge): Html => {
  const { locale } = visit.tongues
  const words = BILLING_WORDS[locale]
  const { currency } = subscription
  const money = (amount: number) => writtenMoney({ amount, currency }, locale)
  const taxes = taxLines({ currency, taxes: next.taxes }, locale)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ')
  return html`<p class="sum">
      <small>${words.nextCharge}</small> <strong>${money(next.total)}</strong>
      ${writtenDay(next.at, locale)}
    </p>
    <p>
      ${taxes ? html`${fillText(words.taxLine, { amount: money(next.amount), taxes })}<br />` : ''}
      ${next.isTold ? words.told : words.asBooked}
    </p>`
}

/** What stands at the top: the next charge, or why there is none. */
const headPart = (held: Held, next: NextCharge | undefined): Html => {
  const { visit, subscription } = held
  const { tongues } = visit
  const { locale } = tongues
  const words = BILLING_WORDS[locale]
  if (next) return chargePart(held, next)
  const { renews, state, stoppedAt, periodEnd } = subscription
  if (renews || state === 'disputed') return html`<p class="note">${nextSentence(held, next)}</p>`
  const stopped = fillText(words.stopped, {
    moment: writtenMoment(stoppedAt ?? subscription.changedAt, locale),
    date: writtenDay(periodEnd, locale),
    email: subscription.buyer.email,
  })
  return html`<p class="note" role="status">${stopped}</p>
    <form method="post" action="${billingLink('resume', tongues)}">
      <button>${words.resume}</button>
    </form>`
}

const planPart = ({ visit, subscription }: Held): Html => {
  const { tongues } = visit
  const { locale } = tongues
  const words = BILLING_WORDS[locale]
  const { nextPlan, nextSeats, plan, seats, periodEnd } = subscription
  const { plan: name, users } = planTexts(subscription, locale)
  if (nextPlan === null && nextSeats === null) return html`${name}, ${users}`
  const next = planTexts({ plan: nextPlan ?? plan, seats: nextSeats ?? seats }, locale)
  const date = writtenDay(periodEnd, locale)
  return html`${name}, ${users}
    <small>${fillText(words.nextPlanLine, { ...next, date })}</small>
    <form method="post" action="${billingLink('check', tongues)}">
      <input type="hidden" name="${CHOICE_FIELD}" value="${choiceValue({ plan, seats })}" />
      <button class="text">${words.keepPlan}</button>
    </form>`
}

const linkTo = (href: string, text: string, about: string): Html =>
  html`<a href="${href}">${text}<span class="unseen"> (${about})</span></a>`

const mayChange = ({ state, renews }: SubscriptionRow) => state === 'active' && renews

const rowsPart = (held: Held, method: MethodOnFile | null | undefined): Html => {
  const { visit, subscription } = held
  const { tongues } = visit
  const { locale } = tongues
  const words = BILLING_WORDS[locale]
  const { periodStart, periodEnd, buyer } = subscription
  const period = fillText(words.periodText, {
    from: writtenDay(periodStart, locale),
    to: writtenDay(periodEnd, locale),
  })
  const plan = linkTo(billingLink('plan', tongues), words.change, words.plan)
  return rowsHtml([
    { label: words.plan, value: planPart(held), action: mayChange(subscription) ? plan : undefined },
    { label: words.period, value: period },
    {
      label: words.card,
      value: methodText(method, held),
      action: linkTo(billingLink('card', tongues), words.change, words.card),
    },
    {
      label: words.detailsTitle,
      value: [buyer.company, `${buyer.firstName} ${buyer.lastName}`].filter(Boolean).join(', '),
      action: linkTo(billingLink('details', tongues), words.change, words.detailsTitle),
    },
    ...(subscription.renews
      ? [
          {
            label: words.renewal,
            value: words.renewalOn,
            action: html`<a href="${billingLink('stop', tongues)}">${words.stopLink}</a>`,
          },
        ]
      : []),
  ])
}

const nothingPart = async (visit: MemberVisit, siteUrl: string): Promise<Html> => {
  const { locale } = visit.tongues
  const isHeld = (await heldLicence(visit.database, visit)) !== undefined
  const plans = siteLink('plans', { siteUrl, locale })
  return html`<p>${BILLING_WORDS[locale].nothingLine}</p>
    ${isHeld ? '' : html`<p><a class="button" href="${plans}">${MEMBER_WORDS[locale].toPlans}</a></p>`}`
}

/** Plan, next charge, card, details, renewal and papers of an account (S2 §9 "My Account / Billing"). */
export const showBilling = async (visit: MemberVisit, services: ServicesContext): Promise<Html> => {
  const { context, database, tongues, userId } = visit
  const words = BILLING_WORDS[tongues.locale]
  const subscription = await liveSubscription(database, { userId })
  const said = new Map(Object.entries(words.said)).get(context.req.query(SAID_FIELD) ?? '')
  const held = subscription && { visit, subscription }
  const next = subscription && (await nextChargeOf(database, subscription))
  return page({
    ...visit,
    title: words.title,
    content: html`${statusHtml(said)}
      ${
        held
          ? html`${headPart(held, next)} ${rowsPart(held, await methodOf(held.subscription, services))}`
          : await nothingPart(visit, services.siteUrl)
      }
      <h2>${words.history}</h2>
      ${await historyHtml(visit)}
      ${backHtml(billingLink('account', tongues), MEMBER_WORDS[tongues.locale].backToAccount)}`,
  })
}
