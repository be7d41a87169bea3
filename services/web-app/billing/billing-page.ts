import { html } from 'hono/html'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { unbroken } from '#lib/util/unbroken.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import { siteLink } from '#services/http/site-link.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { taxLines } from '#services/papers/receipt-paper.ts'
import { readerOf, writtenDay, writtenMoment, writtenMoney } from '#services/papers/written.ts'
import { olderOrder } from '#services/subscriptions/older-order.ts'
import { nextChargeOf, type NextCharge } from '#services/subscriptions/renewal-price.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'
import {
  type MemberVisit,
  page,
  type Html,
  buttonHtml,
  statusHtml,
} from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { trailHtml, billingLink, NOTICE_FIELD } from './billing-links.ts'
import { historyHtml } from './history.ts'
import {
  nextSentence,
  resumePart,
  methodOf,
  subscriptionRows,
  type BillingVisit,
} from './subscription-rows.ts'

const chargePart = ({ visit, subscription }: BillingVisit, next: NextCharge): Html => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).billing
  const { currency } = subscription
  const money = (amount: number) => writtenMoney({ amount, currency }, locale)
  const taxes = taxLines({ currency, taxes: next.taxes }, locale)
    .map(({ label, value }) => unbroken(`${label} ${value}`))
    .join(', ')
  return html`<div class="slip">
    <p class="sum">
      <small>${words.nextCharge}</small> <strong>${money(next.total)}</strong>
      ${writtenDay(next.at, readerOf(subscription, locale))}
    </p>
    <p>
      ${taxes ? html`${fillWords(words.taxLine, { amount: money(next.amount), taxes })}<br />` : ''}
      ${next.isAnnounced ? words.told : words.asBooked}
    </p>
  </div>`
}

/** The head of the page: the next charge, or the reason why there is none. */
const headPart = async (held: BillingVisit, next: NextCharge | undefined): Promise<Html> => {
  const { visit, subscription } = held
  const { tongues } = visit
  const { locale } = tongues
  const words = wordsOf(locale).billing
  if (next) return chargePart(held, next)
  const { renews, state, stoppedAt, periodEnd, buyer } = subscription
  if (renews || state === 'disputed')
    return html`<div class="slip">
      <p>${nextSentence({ subscription, next, locale })}</p>
      ${
        state === 'past-due'
          ? buttonHtml(billingLink('card', tongues), wordsOf(locale).cardChange.title)
          : ''
      }
    </div>`
  const reader = readerOf(subscription, locale)
  const date = writtenDay(periodEnd, reader)
  const [before] = fillWords(words.accessUntil, { date }).split(date)
  const stopped = fillWords(words.stopped, {
    moment: writtenMoment(stoppedAt ?? subscription.changedAt, reader),
    email: buyer.email,
  })
  return html`<div class="slip">
    <p class="sum until">
      <strong>${before}<span>${date.replaceAll('\u00A0', ' ')}</span></strong>
    </p>
    <p>${words.stoppedText}</p>
    ${await resumePart(held)}
    <small>${stopped}</small>
  </div>`
}

/** Nothing is known of what is charged for it: the page says so much, and leads to where a person is told. */
export const olderPart = (order: OrderRow, { tongues, services }: MemberVisit): Html => {
  const { locale } = tongues
  const { olderLine, olderLink } = wordsOf(locale).billing
  const date = writtenDay(order.paidAt, readerOf(order, locale))
  const bought = { plan: PLAN_NAMES[order.quote.plan], date }
  return html`<p class="note">${fillWords(olderLine, bought)}</p>
    ${buttonHtml(siteLink('cancelSubscription', { siteUrl: services.siteUrl, locale }), olderLink)}`
}

const nothingPart = async (visit: MemberVisit): Promise<Html> => {
  const { locale } = visit.tongues
  const { siteUrl } = visit.services
  const isHeld = (await entitlementOf(visit.database, visit)) !== undefined
  const plans = siteLink('plans', { siteUrl, locale })
  const words = wordsOf(locale).billing
  const older = await olderOrder(visit.database, visit)
  if (older) return olderPart(older, visit)
  return html`<div class="slip">
    <p>${words.nothingLine}</p>
    ${isHeld ? '' : buttonHtml(plans, wordsOf(locale).member.toPlans)}
  </div>`
}

/** Plan, next charge, card, details, renewal and papers of an account (S2 §9 "My Account / Billing"). */
export const showBilling = async (visit: MemberVisit): Promise<Html> => {
  const { context, database, tongues, userId, services } = visit
  const words = wordsOf(tongues.locale).billing
  const before = await liveSubscription(database, { userId })
  const method = before && (await methodOf(before, services))
  // A card that is seen for the first time changes what comes next.
  const subscription = before && (await liveSubscription(database, { userId }))
  const said = new Map(Object.entries(words.said)).get(context.req.query(NOTICE_FIELD) ?? '')
  const held = subscription && { visit, subscription }
  const next = subscription && (await nextChargeOf(database, subscription))
  return page({
    ...visit,
    title: words.title,
    above: trailHtml(tongues),
    content: html`${statusHtml(said)}
      ${
        held
          ? html`${await headPart(held, next)} ${subscriptionRows(held, method)}`
          : await nothingPart(visit)
      }
      <h2>${words.history}</h2>
      ${await historyHtml(visit)}`,
  })
}
