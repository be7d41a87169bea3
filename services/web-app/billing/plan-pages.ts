import { html, raw } from 'hono/html'
import { fillWords } from '#services/fill-words.ts'
import { writtenMoney } from '#services/papers/written.ts'
import {
  liveSubscription,
  type SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'
import { BILLING_WORDS } from '#services/web-app/billing-words.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import { page, type Html } from '#services/web-app/page.ts'
import { alertHtml, backHtml, planTexts } from './billing-html.ts'
import { billingLink, goTo } from './billing-links.ts'
import { CHOICE_FIELD, choiceValue, pricedChoices, type PricedChoice } from './plan-choice.ts'

type Offered = { visit: MemberVisit; subscription: SubscriptionRow; choice: PricedChoice }

const choiceHtml = ({ visit, subscription, choice }: Offered): Html => {
  const { locale } = visit.tongues
  const words = BILLING_WORDS[locale]
  const { plan, users } = planTexts(choice, locale)
  const { currency } = subscription
  const amount = writtenMoney({ amount: choice.yearly, currency }, locale)
  const value = choiceValue(choice)
  const isPresent = value === choiceValue(subscription)
  return html`<label class="choice">
    <input
      type="radio"
      name="${CHOICE_FIELD}"
      value="${value}"
      ${raw(isPresent ? 'checked' : '')}
    />
    <span>
      <strong>${plan}, ${users}</strong>
      ${isPresent ? html`<span class="tab">${words.presentPlan}</span>` : ''}
    </span>
    <span>${fillWords(words.aYear, { amount })}</span>
  </label>`
}

/** The plans of the price book, in the currency of the subscription, with `alert` above the form. */
export const planPage = async (visit: MemberVisit, alert?: string): Promise<Html | Response> => {
  const { database, tongues, userId, now: at } = visit
  const words = BILLING_WORDS[tongues.locale]
  const subscription = await liveSubscription(database, { userId })
  if (!subscription) return goTo(visit, 'billing')
  const choices = await pricedChoices(database, { subscription, at })
  return page({
    ...visit,
    title: words.planTitle,
    text: words.planText,
    content: html`${alertHtml(alert)}
      <form method="post" action="${billingLink('check', tongues)}">
        <fieldset${alert === undefined ? '' : raw(' aria-describedby="alert"')}>
          <legend>${words.planField}</legend>
          ${choices.map((choice) => choiceHtml({ visit, subscription, choice }))}
        </fieldset>
        <button>${words.goOn}</button>
      </form>
      ${backHtml(billingLink('billing', tongues), words.back)}`,
  })
}
