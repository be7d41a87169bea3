import { html } from 'hono/html'
import { closeAccount } from '#services/account/close-account.ts'
import { zoneOfAccount } from '#services/account/zone-of-account.ts'
import { affiliateOf } from '#services/affiliates/affiliate-store.ts'
import { entitlementOf } from '#services/entitlement/paid-rows.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { readerOf, writtenDay, writtenMoment } from '#services/papers/written.ts'
import { peopleOf } from '#services/seats/people.ts'
import { olderOrder } from '#services/subscriptions/older-order.ts'
import {
  liveSubscription,
  type SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'
import { programmeTexts } from '#services/web-app/affiliate/affiliate-links.ts'
import { type MemberVisit, page, type Html, alertHtml } from '#services/web-app/page.ts'
import { forgetSession } from '#services/web-app/session.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { trailHtml, billingLink } from './billing-links.ts'
import { olderPart } from './billing-page.ts'
import { withdrawalPart } from './withdrawal-part.ts'

const GIVE_UP_FIELD = 'give-up'

/** The lesser step, enough for a customer who only wants to stop paying, before the one that ends everything. */
const lesserPart = ({ tongues }: MemberVisit, subscription: SubscriptionRow): Html => {
  const { locale } = tongues
  const words = wordsOf(locale).billing
  const date = writtenDay(subscription.periodEnd, readerOf(subscription, locale))
  return html`<section class="slip plain" aria-labelledby="less">
    <h2 id="less">${words.closeLess}</h2>
    <p>${fillWords(words.closeLessText, { date })}</p>
    <p><a class="button quiet" href="${billingLink('stop', tongues)}">${words.stopLink}</a></p>
  </section>`
}

const closePage = async (visit: MemberVisit, alert?: string): Promise<Html> => {
  const { database, tongues } = visit
  const { locale } = tongues
  const words = wordsOf(locale).billing
  const held = await entitlementOf(database, visit)
  const older = await olderOrder(database, visit)
  const subscription = await liveSubscription(database, visit)
  const zone = await zoneOfAccount(database, visit)
  const isAffiliate = (await affiliateOf(database, visit.userId))?.state === 'approved'
  const { listed } = await peopleOf(database, { holderId: visit.userId, now: visit.now })
  const hasPeople = listed.some(({ standing }) => standing === 'member' || standing === 'beyond')
  const follows = [
    ...(older ? [] : [words.closeEnds]),
    ...(isAffiliate
      ? [fillWords(wordsOf(locale).affiliateDesk.closing, programmeTexts(locale))]
      : []),
    ...(hasPeople ? [wordsOf(locale).people.closing] : []),
    ...words.closeFollows,
  ]
  const isWrong = alert === words.giveUpMissing
  const box = (endsAt: Date) =>
    html`<label class="choice">
      <input
        type="checkbox"
        name="${GIVE_UP_FIELD}"
        value="yes"
        required
        ${isWrong ? html`aria-invalid="true" aria-describedby="alert"` : ''}
      />
      <span>${fillWords(words.giveUp, { date: writtenDay(endsAt, { locale, zone }) })}</span>
    </label>`
  return page({
    ...visit,
    title: words.closeTitle,
    above: trailHtml(tongues),
    content: html`${alertHtml(alert)} ${subscription?.renews ? lesserPart(visit, subscription) : ''}
      ${await withdrawalPart(visit)}
      <p>${words.closeIntro}</p>
      <ul class="points">
        ${follows.map((text) => html`<li>${text}</li>`)}
      </ul>
      ${older ? olderPart(older, visit) : ''}
      <form method="post" action="${billingLink('close', tongues)}" novalidate>
        ${held ? box(held.endsAt) : ''}
        <button class="grave">${words.closeButton}</button>
      </form>`,
  })
}

/** The page to close an account: the losses, the things kept, and the button. */
export const showClose = (visit: MemberVisit): Promise<Html> => closePage(visit)

/** Closes the account; time that is paid for has to be given up by a box of its own. */
export const close = async (visit: MemberVisit): Promise<Html> => {
  const { context, database, tongues, userId, now, services } = visit
  const { locale: language } = tongues
  const words = wordsOf(language).billing
  const refuse = (status: 403 | 409 | 422, alert: string) => {
    context.status(status)
    return closePage(visit, alert)
  }
  if (isCrossSite(context)) return refuse(403, words.foreign)
  const { [GIVE_UP_FIELD]: givenUp } = await readForm(context, [GIVE_UP_FIELD])
  const isPaid = (await entitlementOf(database, visit)) !== undefined
  if (isPaid && givenUp !== 'yes') return refuse(422, words.giveUpMissing)
  const zone = await zoneOfAccount(database, { userId })
  const closed = await closeAccount(database, { userId, language, now })
  if (closed.kind === 'charging') return refuse(409, words.charging)
  forgetSession(context, services)
  const moment = writtenMoment(now, { locale: language, zone })
  return page({
    tongues,
    title: words.closedTitle,
    text: fillWords(words.closedText, { moment, email: visit.signedInAs }),
  })
}
