import { html } from 'hono/html'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { taxLines } from '#services/papers/receipt-paper.ts'
import { readerOf, writtenDay, writtenMoney } from '#services/papers/written.ts'
import { planNext, upgradeNow, type ChangeOutcome } from '#services/subscriptions/change-plan.ts'
import { quoteChange, type ChangeQuote } from '#services/subscriptions/change-quote.ts'
import { beginsAt, bookedChoice } from '#services/subscriptions/following-plan.ts'
import {
  liveSubscription,
  type SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'
import { type MemberVisit, page, type Html, alertHtml, backHtml } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { planTexts, trailHtml, billingLink, goSaying, goTo } from './billing-links.ts'
import { CHOICE_FIELD, choiceIn, choiceValue } from './plan-choice.ts'
import { followsHtml } from './plan-follows.ts'
import { planPage } from './plan-pages.ts'
import { mayChange, methodOf } from './subscription-rows.ts'

/** The amount that a page has shown, in minor units; sent along by its button. */
const SHOWN_FIELD = 'shown'

/** The posted value of a change without a payment. */
const NEXT_PERIOD = 'next'

type Choice = NonNullable<ReturnType<typeof choiceIn>>

type Checked = {
  visit: MemberVisit
  subscription: SubscriptionRow
  choice: Choice
  quote: ChangeQuote
}

/** A digest of the amounts that a page has shown of a change: due now and with the renewal, or nothing; a notice in between changes it. */
const shownOf = ({ renewalNotice }: SubscriptionRow, quote: ChangeQuote): string => {
  const suffix = renewalNotice === null ? '' : '-told'
  return quote.kind === 'larger'
    ? [quote.total, ...(quote.upgrade ? [quote.upgrade.total] : [])].join('-') + suffix
    : `${NEXT_PERIOD}${suffix}`
}

type Larger = Extract<ChangeQuote, { kind: 'larger' }>

type Line = { label: string; value: string }

/** What the sum is made of, and what it is paid with; none of it where nothing is due. */
const sumTable = async (checked: Checked, quote: Larger): Promise<Html> => {
  const { visit, subscription, choice } = checked
  if (quote.total === 0) return html``
  const { locale } = visit.tongues
  const words = wordsOf(locale).billing
  const { currency, periodEnd } = subscription
  const money = (amount: number) => writtenMoney({ amount, currency }, locale)
  // Beside the figures a phone has no room for a whole date on one line.
  const date = writtenDay(periodEnd, readerOf(subscription, locale)).replaceAll('\u00A0', ' ')
  const method = await methodOf(subscription, visit.services)
  const lines: Line[] = [
    {
      label: fillWords(words.newUntil, { ...planTexts(choice, locale), date }),
      value: money(quote.added),
    },
    {
      label: fillWords(words.restOf, planTexts(subscription, locale)),
      value: money(quote.amount - quote.added),
    },
    ...taxLines({ currency, taxes: quote.taxes }, locale),
    ...(method ? [{ label: words.card, value: method.label }] : []),
  ]
  return html`<table class="made">
    ${lines.map(
      ({ label, value }) =>
        html`<tr>
          <th scope="row">${label}</th>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`
}

const checkPage = async (checked: Checked, alert?: string): Promise<Html> => {
  const { visit, subscription, choice, quote } = checked
  const { tongues } = visit
  const { locale } = tongues
  const words = wordsOf(locale).billing
  const { currency } = subscription
  const money = (amount: number) => writtenMoney({ amount, currency }, locale)
  const isLarger = quote.kind === 'larger'
  const date = writtenDay(beginsAt(subscription, choice), readerOf(subscription, locale))
  return page({
    ...visit,
    title: fillWords(words.checkTitle, planTexts(choice, locale)),
    above: trailHtml(tongues, 'billing'),
    content: html`${alertHtml(alert)}
      <div class="slip plain">
        <p class="sum">
          <small>${words.payNow}</small> <strong>${money(isLarger ? quote.total : 0)}</strong>
        </p>
        ${await followsHtml(checked)}
      </div>
      ${isLarger ? await sumTable(checked, quote) : ''}
      <form method="post" action="${billingLink('check', tongues)}">
        <input type="hidden" name="${CHOICE_FIELD}" value="${choiceValue(choice)}" />
        <input type="hidden" name="${SHOWN_FIELD}" value="${shownOf(subscription, quote)}" />
        <button>
          ${
            isLarger
              ? fillWords(words.payButton, { total: money(quote.total) })
              : fillWords(words.laterButton, { date })
          }
        </button>
      </form>
      ${backHtml(billingLink('plan', tongues), words.otherPlan)}`,
  })
}

const answerTo = async (checked: Checked, outcome: ChangeOutcome): Promise<Html | Response> => {
  const { visit, quote } = checked
  const { context, tongues } = visit
  const words = wordsOf(tongues.locale).billing
  if (outcome.kind === 'done' || outcome.kind === 'same') {
    return goSaying(visit, quote.kind === 'larger' ? 'upgraded' : 'planned')
  }
  if (outcome.kind === 'pending') return goSaying(visit, 'pending')
  context.status(409)
  if (outcome.kind === 'failed') return checkPage(checked, words.declined)
  return outcome.kind === 'refused' && outcome.reason === 'other-total'
    ? checkPage(checked, words.priceChanged)
    : planPage(visit)
}

const change = async (checked: Checked, shown: string): Promise<Html | Response> => {
  const { visit, subscription, choice, quote } = checked
  const { context, database, tongues, now, services } = visit
  const wanted = { subscriptionId: subscription.id, ...choice }
  const expected = shownOf(subscription, quote)
  if (shown === '') return checkPage(checked)
  if (shown !== expected) {
    context.status(409)
    return checkPage(checked, wordsOf(tongues.locale).billing.priceChanged)
  }
  const outcome =
    quote.kind === 'larger'
      ? await upgradeNow(database, { ...wanted, total: quote.total, services })
      : await planNext(database, { ...wanted, now })
  return answerTo(checked, outcome)
}

const keepPresent = async (
  visit: MemberVisit,
  { subscription, choice }: Pick<Checked, 'subscription' | 'choice'>,
): Promise<Html | Response> => {
  const { context, database, tongues, now } = visit
  const words = wordsOf(tongues.locale).billing
  if (subscription.nextPlan === null && subscription.nextSeats === null) {
    context.status(422)
    return planPage(visit, words.chooseOne)
  }
  const outcome = await planNext(database, { subscriptionId: subscription.id, ...choice, now })
  if (outcome.kind === 'done' || outcome.kind === 'same') {
    return goSaying(visit, bookedChoice(outcome.subscription) ? 'planned' : 'kept')
  }
  context.status(409)
  return planPage(visit)
}

/** The price of a chosen plan with the button: the amount shown has to be that of the moment. The present plan cancels a planned change. */
export const checkChange = async (visit: MemberVisit): Promise<Html | Response> => {
  const { context, database, tongues, userId, now } = visit
  const words = wordsOf(tongues.locale).billing
  const subscription = await liveSubscription(database, { userId })
  if (!subscription) return goTo(visit, 'billing')
  if (isCrossSite(context)) {
    context.status(403)
    return planPage(visit, words.foreign)
  }
  const { to, shown } = await readForm(context, [CHOICE_FIELD, SHOWN_FIELD])
  const choice = choiceIn(to)
  if (!choice) {
    context.status(422)
    return planPage(visit, words.chooseOne)
  }
  if (!mayChange(subscription)) {
    context.status(409)
    return planPage(visit)
  }
  if (choiceValue(choice) === choiceValue(subscription)) {
    return keepPresent(visit, { subscription, choice })
  }
  const quote = await quoteChange(database, { row: subscription, ...choice, now })
  if (!quote) {
    context.status(422)
    return planPage(visit, words.chooseOne)
  }
  return change({ visit, subscription, choice, quote }, shown)
}
