import { html, raw } from 'hono/html'
import type { Locale } from '#lib/config/locales.ts'
import { fillWords } from '#services/fill-words.ts'
import { writtenDay, writtenMoney } from '#services/papers/written.ts'
import {
  liveSubscription,
  type SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'
import { BILLING_WORDS } from '#services/web-app/billing-words.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import { page, type Html } from '#services/web-app/page.ts'
import { alertHtml, planTexts, trailHtml } from './billing-html.ts'
import { billingLink, goTo } from './billing-links.ts'
import { CHOICE_FIELD, choiceValue, pricedChoices, type PricedChoice } from './plan-choice.ts'
import { mayChange } from './subscription-rows.ts'

type Offered = {
  locale: Locale
  subscription: SubscriptionRow
  choice: PricedChoice
  /** What the present plan costs, where it still has a price. */
  present: PricedChoice | undefined
}

const choiceHtml = ({ locale, subscription, choice, present }: Offered): Html => {
  const words = BILLING_WORDS[locale]
  const { plan, users } = planTexts(choice, locale)
  const { currency, periodEnd } = subscription
  const amount = writtenMoney({ amount: choice.yearly, currency }, locale)
  const isSmaller = present !== undefined && choice.yearly < present.yearly
  const begins = isSmaller
    ? fillWords(words.beginsLater, { date: writtenDay(periodEnd, locale) })
    : words.beginsNow
  const isPresent = choice === present
  return html`<label class="choice">
    <input
      type="radio"
      name="${CHOICE_FIELD}"
      value="${choiceValue(choice)}"
      ${raw(isPresent ? 'disabled' : 'required')}
    />
    <span>
      <strong>${plan}</strong>
      ${isPresent ? html`<span class="tab">${words.presentPlan}</span>` : ''}
    </span>
    <span>${amount}</span>
    <small>${isPresent ? users : `${users} · ${begins}`}</small>
  </label>`
}

/** The plans of the price book, in the currency of the subscription, none of them chosen beforehand. */
const choicePart = async (
  visit: MemberVisit,
  { subscription, alert }: { subscription: SubscriptionRow; alert: string | undefined },
): Promise<Html> => {
  const { database, tongues, now: at } = visit
  const words = BILLING_WORDS[tongues.locale]
  const priced = await pricedChoices(database, { subscription, at })
  const choices = priced.toSorted((a, b) => a.yearly - b.yearly)
  const present = choices.find((choice) => choiceValue(choice) === choiceValue(subscription))
  return html`${alertHtml(alert)}
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

/** The plans to choose from, with `alert` above them; where none may be chosen, why. */
export const planPage = async (visit: MemberVisit, alert?: string): Promise<Html | Response> => {
  const { database, tongues, userId } = visit
  const words = BILLING_WORDS[tongues.locale]
  const subscription = await liveSubscription(database, { userId })
  if (!subscription) return goTo(visit, 'billing')
  return page({
    ...visit,
    title: words.planTitle,
    above: trailHtml(tongues, 'billing'),
    ...(mayChange(subscription)
      ? { text: words.planText, content: await choicePart(visit, { subscription, alert }) }
      : {
          content: html`<p class="note">${words.cannotChange}</p>
            <p><a class="button" href="${billingLink('billing', tongues)}">${words.back}</a></p>`,
        }),
  })
}
