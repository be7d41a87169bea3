import { html, raw } from 'hono/html'
import type { Locale } from '#lib/config/locales.ts'
import { readerOf, writtenDay, writtenMoney } from '#services/papers/written.ts'
import { beginsAt, bookedChoice } from '#services/subscriptions/following-plan.ts'
import {
  liveSubscription,
  openChargeOf,
  type SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'
import { type MemberVisit, page, type Html, alertHtml, buttonHtml } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { planTexts, trailHtml, billingLink, goTo } from './billing-links.ts'
import { CHOICE_FIELD, choiceValue, pricedChoices, type PricedChoice } from './plan-choice.ts'
import { resumePart, bookedPart } from './subscription-rows.ts'

type Offered = {
  locale: Locale
  subscription: SubscriptionRow
  choice: PricedChoice
  /** The price of the present plan, where it still has one. */
  present: PricedChoice | undefined
}

/** The mark of a row: the present plan, the booked one, or the day on which another would begin. */
const markHtml = ({ locale, subscription, choice, present }: Offered): Html => {
  const words = wordsOf(locale).billing
  const date = writtenDay(beginsAt(subscription, choice), readerOf(subscription, locale))
  const later = fillWords(words.beginsLater, { date })
  if (choice === present) return html`<span class="tab">${words.presentPlan}</span>`
  const booked = bookedChoice(subscription)
  if (booked && choiceValue(booked) === choiceValue(choice))
    return html`<span class="tab booked">${later}</span>`
  const isSmaller = present !== undefined && choice.yearly < present.yearly
  return html`<small>${isSmaller ? later : words.beginsNow}</small>`
}

const choiceHtml = (offered: Offered): Html => {
  const { locale, subscription, choice, present } = offered
  const { plan, users } = planTexts(choice, locale)
  const { currency } = subscription
  const amount = writtenMoney({ amount: choice.yearly, currency }, locale)
  return html`<label class="choice">
    <input
      type="radio"
      name="${CHOICE_FIELD}"
      value="${choiceValue(choice)}"
      ${raw(choice === present ? 'disabled' : 'required')}
    />
    <strong>${plan}, ${users}</strong>
    <span>${amount}</span>
    ${markHtml(offered)}
  </label>`
}

/** The plans of the price book, in the currency of the subscription, none of them chosen beforehand. */
const choicePart = async (
  visit: MemberVisit,
  { subscription, alert }: { subscription: SubscriptionRow; alert: string | undefined },
): Promise<Html> => {
  const { database, tongues, now: at } = visit
  const words = wordsOf(tongues.locale).billing
  const choices = await pricedChoices(database, { subscription, at })
  const present = choices.find((choice) => choiceValue(choice) === choiceValue(subscription))
  const booked = bookedChoice(subscription)
  return html`${alertHtml(alert)}
    ${booked ? html`<div class="slip">${bookedPart({ visit, subscription })}</div>` : ''}
    <form method="post" action="${billingLink('check', tongues)}">
      <fieldset${alert === undefined ? '' : raw(' aria-describedby="alert"')}>
        <legend>${words.planField} <small>${words.aYear}</small></legend>
        ${choices.map((choice) =>
          choiceHtml({ locale: tongues.locale, subscription, choice, present }),
        )}
      </fieldset>
      <button>${words.goOn}</button>
    </form>`
}

const slip = (reason: string, wayOut: Html): Html =>
  html`<div class="slip">
    <p>${reason}</p>
    ${wayOut}
  </div>`

/** The one reason why no plan may be chosen, and the way out that it has; undefined where one may be. */
const blockedPart = async (
  visit: MemberVisit,
  subscription: SubscriptionRow,
): Promise<Html | undefined> => {
  const { database, tongues } = visit
  const { id, state, renews } = subscription
  const { locale } = tongues
  const { cannotChange, charging, back } = wordsOf(locale).billing
  const linkTo = (place: 'billing' | 'card', text: string) =>
    buttonHtml(billingLink(place, tongues), text)
  if (state === 'disputed') return slip(cannotChange.disputed, linkTo('billing', back))
  if (!renews) return slip(cannotChange.stopped, await resumePart({ visit, subscription }))
  if (state === 'past-due')
    return slip(cannotChange['past-due'], linkTo('card', wordsOf(locale).cardChange.title))
  return (await openChargeOf(database, id)) ? slip(charging, linkTo('billing', back)) : undefined
}

/** The plans to choose from, with `alert` above them; where none may be chosen, why. */
export const planPage = async (visit: MemberVisit, alert?: string): Promise<Html | Response> => {
  const { database, tongues, userId } = visit
  const words = wordsOf(tongues.locale).billing
  const subscription = await liveSubscription(database, { userId })
  if (!subscription) return goTo(visit, 'billing')
  const blocked = await blockedPart(visit, subscription)
  return page({
    ...visit,
    title: words.planTitle,
    above: trailHtml(tongues, 'billing'),
    ...(blocked
      ? { content: blocked }
      : { text: words.planText, content: await choicePart(visit, { subscription, alert }) }),
  })
}
