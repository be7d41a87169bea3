import { html } from 'hono/html'
import { lawOf } from '#lib/config/consumer-law.ts'
import { isCrossSite } from '#services/http/posted-form.ts'
import { siteLink } from '#services/http/site-link.ts'
import { readerOf, writtenDay } from '#services/papers/written.ts'
import { peopleOf } from '#services/seats/people.ts'
import { resumeRenewal, stopRenewal } from '#services/subscriptions/customer-acts.ts'
import {
  ordersOf,
  liveSubscription,
  type SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'
import { type MemberVisit, page, type Html, alertHtml, backHtml } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { planTexts, trailHtml, billingLink, goSaying, goTo } from './billing-links.ts'
import { withdrawalPart } from './withdrawal-part.ts'

/** The way out of a renewed year before its end, where a law gives one: stopping renewal lets it run on. */
const leavingPart = async (visit: MemberVisit, row: SubscriptionRow) => {
  const { locale } = visit.tongues
  const { siteUrl } = visit.services
  const { year } = await ordersOf(visit.database, row)
  if (year.kind !== 'renewal' || !lawOf(row.buyer).leavingRenewed.value) return ''
  return html`<p>
    ${wordsOf(locale).subscriptionMail.notice.leaving}
    <a href="${siteLink('cancelSubscription', { siteUrl, locale })}"
      >${wordsOf(locale).billing.olderLink}</a
    >
  </p>`
}

const stopPage = async (visit: MemberVisit, alert?: string): Promise<Html | Response> => {
  const { database, tongues, userId, now } = visit
  const { locale } = tongues
  const words = wordsOf(locale).billing
  const subscription = await liveSubscription(database, { userId })
  if (!subscription?.renews) return goTo(visit, 'billing')
  const { plan } = planTexts(subscription, locale)
  const date = writtenDay(subscription.periodEnd, readerOf(subscription, locale))
  const { listed } = await peopleOf(database, { holderId: userId, now })
  const hasMembers = listed.some(({ standing }) => standing === 'member')
  const follows = [...words.stopFollows, ...(hasMembers ? [wordsOf(locale).people.closing] : [])]
  return page({
    ...visit,
    title: words.stopTitle,
    above: trailHtml(tongues, 'billing'),
    content: html`${alertHtml(alert)}
      <p>${words.stopIntro}</p>
      <ul class="points">
        ${follows.map((text) => html`<li>${fillWords(text, { plan, date })}</li>`)}
      </ul>
      ${await withdrawalPart(visit)} ${await leavingPart(visit, subscription)}
      <form method="post" action="${billingLink('stop', tongues)}">
        <button>${words.stopButton}</button>
      </form>
      ${backHtml(billingLink('billing', tongues), words.keep)}`,
  })
}

/** The consequences of stopping renewal, with the button. */
export const showStop = (visit: MemberVisit): Promise<Html | Response> => stopPage(visit)

/** Stops the renewal; Billing then says since when, from the row itself. */
export const stop = async (visit: MemberVisit): Promise<Html | Response> => {
  const { context, database, tongues, userId, now } = visit
  const { locale: language } = tongues
  if (isCrossSite(context)) {
    context.status(403)
    return stopPage(visit, wordsOf(language).billing.foreign)
  }
  const subscription = await liveSubscription(database, { userId })
  if (subscription) {
    await stopRenewal(database, { subscriptionId: subscription.id, now, language })
  }
  return goTo(visit, 'billing')
}

/** Cancels the stop. */
export const resume = async (visit: MemberVisit): Promise<Html | Response> => {
  const { context, database, tongues, userId, now } = visit
  if (isCrossSite(context)) return context.redirect(billingLink('billing', tongues), 303)
  const subscription = await liveSubscription(database, { userId })
  if (!subscription) return goTo(visit, 'billing')
  const { locale: language } = tongues
  const { kind } = await resumeRenewal(database, {
    subscriptionId: subscription.id,
    now,
    language,
  })
  return kind === 'done' ? goSaying(visit, 'resumed') : goTo(visit, 'billing')
}
