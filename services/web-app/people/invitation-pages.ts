import { html } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { INVITATION_ADDRESS_DAYS, INVITATION_DAYS } from '#lib/config/constants.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { siteLink } from '#services/http/site-link.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import type { Invitation } from '#services/seats/accept.ts'
import type { Arrival } from '#services/web-app/arrival.ts'
import { billingLink } from '#services/web-app/billing/billing-links.ts'
import { buttonHtml, page, type Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { PEOPLE_FIELDS } from './people-page.ts'

const wordsIn = ({ locale }: Arrival) => wordsOf(locale).people.invitation

type Asked = { invitation: Invitation; action: string; siteUrl: string }

/** Asks whether to accept; accepting may make an account, so that its texts stand below. */
export const askPage = (arrival: Arrival, { invitation, action, siteUrl }: Asked): Html => {
  const { locale } = arrival
  const words = wordsIn(arrival)
  const { holder: person, email } = invitation
  const values = { person, email, plan: PLAN_NAMES[invitation.plan], brand: BRAND.name }
  const reader = { siteUrl, locale }
  return page({
    tongues: arrival,
    title: fillWords(words.title, values),
    text: fillWords(words.text, values),
    content: html`<form method="post" action="${action}">
        <button name="${PEOPLE_FIELDS.act}" value="accept">${words.accept}</button>
        <p class="after">
          <small
            >${words.texts} <a href="${siteLink('terms', reader)}">${words.terms}</a>,
            <a href="${siteLink('privacy', reader)}">${words.privacy}</a></small
          >
        </p>
      </form>
      <form method="post" action="${action}">
        <button class="quiet" name="${PEOPLE_FIELDS.act}" value="decline">${words.decline}</button>
      </form>`,
  })
}

/** For a link that was used, withdrawn, declined, replaced or is too old, or whose plan has no place now. */
export const overPage = (arrival: Arrival): Html => {
  const words = wordsIn(arrival)
  return page({
    tongues: arrival,
    title: words.overTitle,
    text: fillWords(words.overText, { days: `${INVITATION_DAYS}` }),
    content: buttonHtml(billingLink('account', arrival), wordsOf(arrival.locale).member.account),
  })
}

/** For somebody who is signed in to another account than that of the invited address. */
export const foreignPage = (
  arrival: Arrival,
  { invitation, signedInAs }: { invitation: Invitation; signedInAs: string },
): Html => {
  const words = wordsIn(arrival)
  const addresses = { email: invitation.email, other: signedInAs }
  return page({
    tongues: arrival,
    title: words.foreignTitle,
    text: fillWords(words.foreignText, addresses),
    content: html`<form method="post" action="${placeLink('account/logout', arrival)}">
      <button>${wordsOf(arrival.locale).member.logOut}</button>
    </form>`,
  })
}

/** Says that an invitation was declined, and for how long it is not repeated. */
export const declinedPage = (arrival: Arrival, { holder }: Invitation): Html => {
  const words = wordsIn(arrival)
  const values = { person: holder, days: `${INVITATION_ADDRESS_DAYS}` }
  return page({
    tongues: arrival,
    title: words.declinedTitle,
    text: fillWords(words.declinedText, values),
  })
}
