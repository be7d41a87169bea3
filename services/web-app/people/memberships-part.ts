import { html } from 'hono/html'
import { placeLink } from '#services/http/web-app-path.ts'
import type { Membership } from '#services/seats/people.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import type { Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { PEOPLE_FIELDS } from './people-page.ts'

/** Where a member gives a place back, below the web app. */
const LEAVE_PLACE = 'account/people/leave/'

/** The plans of others that an account is in, each with the way out. */
export const membershipsPart = (
  { tongues }: MemberVisit,
  memberships: readonly Membership[],
): Html => {
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
