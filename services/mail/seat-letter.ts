import { BRAND } from '#lib/config/brand.ts'
import { INVITATION_ADDRESS_DAYS, INVITATION_DAYS } from '#lib/config/constants.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { QUERY } from '#lib/config/query.ts'
import { logInLink, siteLink } from '#services/http/site-link.ts'
import { invitationAddress } from '#services/seats/invitation-link.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { type Letter, MAIL_DATA, type LetterRequest } from './letter.ts'

/** Tells of a place in a plan: the invited, its member, or its holder, who is led to the list. */
export const seatLetter = (wanted: LetterRequest): Letter => {
  const { language, mail, siteUrl, webAppUrl, hashKey } = wanted
  const { seat, news, person, plan, still } = MAIL_DATA.seat.parse(mail.data)
  const words = wordsOf(language).accountMail.seat
  const values = {
    person,
    brand: BRAND.name,
    plan: plan ? PLAN_NAMES[plan] : '',
    still: still ? PLAN_NAMES[still] : '',
    days: `${INVITATION_DAYS}`,
    kept: `${INVITATION_ADDRESS_DAYS}`,
  }
  const toPeople = `${webAppUrl}/account/people/?${new URLSearchParams({ [QUERY.language]: language })}`
  const toAccount = logInLink({ siteUrl, locale: language })
  const HREFS = {
    invited: invitationAddress(seat, { webAppUrl, hashKey, locale: language }),
    accepted: toPeople,
    left: toPeople,
    removed: toAccount,
    ended: toAccount,
    again: toAccount,
  } as const
  const { subject, intro, open } = words[news]
  const { how, stranger } = words.invited
  return {
    language,
    subject: fillWords(subject, values),
    opening: [
      fillWords(intro, values),
      ...(news === 'invited' ? [fillWords(how, values)] : []),
      ...(still ? [fillWords(words.ended.still, values)] : []),
    ],
    ending: [],
    ...(news === 'invited' && { note: fillWords(stranger, values) }),
    links: [
      { text: open, href: HREFS[news] },
      {
        text: wordsOf(language).mail.links.contact,
        href: siteLink('contact', { siteUrl, locale: language }),
      },
    ],
  }
}
