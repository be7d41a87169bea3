import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { zoneOfAccount } from '#services/account/zone-of-account.ts'
import { affiliateOf } from '#services/affiliates/affiliate-store.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { accessOf, type Access } from '#services/entitlement/access.ts'
import { siteLink } from '#services/http/site-link.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import { writtenDay, type Reader } from '#services/papers/written.ts'
import { membershipsOf, peopleOf, type Membership } from '#services/seats/people.ts'
import { nextChargeOf } from '#services/subscriptions/renewal-price.ts'
import {
  liveSubscription,
  type SubscriptionRow,
} from '#services/subscriptions/subscription-store.ts'
import { deskLink } from '#services/web-app/affiliate/affiliate-links.ts'
import {
  edgeTab,
  planTexts,
  billingLink,
  NOTICE_FIELD,
} from '#services/web-app/billing/billing-links.ts'
import { nextSentence } from '#services/web-app/billing/subscription-rows.ts'
import { PASSWORD_PLACE } from '#services/web-app/login/login-pages.ts'
import {
  buttonHtml,
  statusHtml,
  type MemberVisit,
  page,
  type Html,
} from '#services/web-app/page.ts'
import { PEOPLE_PLACE, PEOPLE_FIELDS } from '#services/web-app/people/people-page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { historyHtml } from '../billing/history.ts'

/** The path, below the web app, under which a member leaves somebody's plan. */
const LEAVE_PLACE = 'account/people/leave/'

/** The plans of others that an account is in, each with the way out. */
const membershipsPart = ({ tongues }: MemberVisit, memberships: readonly Membership[]): Html => {
  const { memberOf, leave } = wordsOf(tongues.locale).people
  return html`${memberships.map(
    ({ seat, holder }) =>
      html`<form method="post" action="${placeLink(LEAVE_PLACE, tongues)}" class="slip plain">
        <p>${fillWords(memberOf, { person: holder })}</p>
        <input type="hidden" name="${PEOPLE_FIELDS.seat}" value="${seat}" />
        <button class="quiet">${leave}<span class="unseen"> (${holder})</span></button>
      </form>`,
  )}`
}

type Shown = {
  held: Access | undefined
  /** Whether somebody else has paid for it. */
  isShared: boolean
  next: string | undefined
  reader: Reader
}

/** The licence, with the day it ends unless the sentence on the next charge names that day. */
const licencePart = ({ held, isShared, next, reader }: Shown): Html => {
  const { locale } = reader
  const words = wordsOf(locale).member
  const { plan, users } = held ? planTexts(held, locale) : { plan: words.noLicence, users: '' }
  const date = held ? writtenDay(held.endsAt, reader) : ''
  const paidText = next?.includes(date) ? users : fillWords(words.licenceHeld, { users, date })
  // A member is told whose plan it is, and nothing of what it was bought for.
  const heldText = isShared ? '' : paidText
  return html`<p class="sum">
      <small>${words.licence}</small> <strong>${plan}</strong>
      ${held ? heldText : words.noLicenceText}
    </p>
    ${next === undefined ? '' : html`<p>${next}</p>`}`
}

type Ways = { subscription: SubscriptionRow | undefined; hasBilling: boolean }

const linksPart = async (
  { database, tongues, userId, now }: MemberVisit,
  { subscription, hasBilling }: Ways,
): Promise<Html> => {
  const { locale } = tongues
  const isAffiliate = (await affiliateOf(database, userId)) !== undefined
  const desk = wordsOf(locale).affiliateDesk
  const { billing: words, people } = wordsOf(locale)
  const { places, listed } = await peopleOf(database, { holderId: userId, now })
  const { mailTitle, passwordTitle, passwordLink } = wordsOf(locale).member
  const links = [
    ...(isAffiliate
      ? [{ href: deskLink('desk', tongues), name: desk.title, text: desk.deskLink }]
      : []),
    ...(hasBilling
      ? [
          {
            href: billingLink('billing', tongues),
            name: words.title,
            text: subscription ? words.billingLink : words.freeLink,
          },
        ]
      : []),
    ...(places > 0 || listed.length > 0
      ? [{ href: placeLink(PEOPLE_PLACE, tongues), name: people.title, text: people.link }]
      : []),
    { href: billingLink('email', tongues), name: words.emailTitle, text: words.emailLink },
    { href: placeLink(PASSWORD_PLACE, tongues), name: passwordTitle, text: passwordLink },
    { href: placeLink('mail/', tongues), name: mailTitle, text: words.mailLink },
  ]
  return html`<ul class="drawers">
    ${links.map(
      ({ href, name, text }) =>
        html`<li>
          <a href="${href}">${name}</a>
          <small>${text}</small>
        </li>`,
    )}
  </ul>`
}

/** The message on what has just been done to the password, to the data or to a place in a plan. */
const saidIn = ({ context, tongues, signedInAs }: MemberVisit): string | undefined => {
  const { member, people } = wordsOf(tongues.locale)
  const { joined, left } = people.said
  const texts = new Map([
    ['passwordSet', member.passwordSet],
    ['dataSent', fillWords(member.dataSent, { email: signedInAs })],
    ['joined', joined],
    ['left', left],
  ])
  return texts.get(context.req.query(NOTICE_FIELD) ?? '')
}

/** The account page: its licence, the next charge, and the ways to Billing, papers and mail (S2 §9 "My Account / Billing"). */
export const showAccount = async (visit: MemberVisit): Promise<Html> => {
  const { tongues, database, services } = visit
  const { locale } = tongues
  const words = wordsOf(locale).member
  const held = await accessOf(database, visit)
  const subscription = await liveSubscription(database, visit)
  const next =
    subscription &&
    nextSentence({ subscription, next: await nextChargeOf(database, subscription), locale })
  const reader = { locale, zone: await zoneOfAccount(database, visit) }
  const plans = siteLink('plans', { siteUrl: services.siteUrl, locale })
  const memberships = await membershipsOf(database, visit.userId)
  const isShared = held !== undefined && held.holderId !== visit.userId
  const bought = await database.$count(orders, eq(orders.userId, visit.userId))
  const hasBilling = !isShared || bought > 0
  return page({
    ...visit,
    title: words.accountTitle,
    above: edgeTab(locale, 'account'),
    content: html`${statusHtml(saidIn(visit))}
      <div class="slip">
        ${licencePart({ held, isShared, next, reader })}
        ${held ? '' : buttonHtml(plans, words.toPlans)}
      </div>
      ${membershipsPart(visit, memberships)} ${await linksPart(visit, { subscription, hasBilling })}
      ${
        hasBilling
          ? html`<h2>${wordsOf(locale).billing.history}</h2>
              ${await historyHtml(visit)}`
          : ''
      }
      <div class="ends">
        <form method="post" action="${placeLink('account/logout', tongues)}">
          <button class="quiet">${words.logOut}</button>
        </form>
        <form method="post" action="${placeLink('account/data', tongues)}">
          <button class="quiet" aria-describedby="data">${words.dataButton}</button>
          <small id="data">${words.dataText}</small>
        </form>
        <form method="post" action="${placeLink('account/sign-out-everywhere', tongues)}">
          <button class="quiet" aria-describedby="everywhere">${words.signOutEverywhere}</button>
          <small id="everywhere">${words.signOutText}</small>
        </form>
        <a href="${billingLink('close', tongues)}">${wordsOf(locale).billing.closeLink}</a>
      </div>`,
  })
}
