import type { Locale } from '#lib/config/locales.ts'
import { emailLinkAddress } from '#services/account/email-change.ts'
import { fillWords } from '#services/fill-words.ts'
import { writtenMoment } from '#services/papers/written.ts'
import { siteLink } from '#services/site-link.ts'
import { ACCOUNT_WORDS } from './account-words.ts'
import type { LetterPlaces, Mail } from './letter-of.ts'
import type { Letter } from './letter.ts'
import { MAIL_DATA } from './mail-data.ts'
import { MAIL_WORDS } from './words.ts'

type Wanted = LetterPlaces & { mail: Mail; language: Locale }

const contactLink = ({ language, siteUrl }: Wanted): Letter['links'][number] => ({
  text: MAIL_WORDS[language].links.contact,
  href: siteLink('contact', { siteUrl, locale: language }),
})

/** Asks one of two addresses to confirm the change from one to the other. */
export const emailChangeLetter = (wanted: Wanted): Letter => {
  const { mail, language, ...places } = wanted
  const { emailChange } = ACCOUNT_WORDS[language]
  const { change, side, oldEmail, newEmail } = MAIL_DATA['email-change'].parse(mail.data)
  const href = emailLinkAddress({ id: change, side }, { ...places, locale: language })
  return {
    language,
    subject: emailChange.subject,
    opening: [
      fillWords(emailChange.intro, { old: oldEmail, new: newEmail }),
      emailChange.how,
      emailChange.stranger,
    ],
    ending: [],
    links: [{ text: emailChange.open, href }, contactLink(wanted)],
  }
}

/** Says that an account is closed, and since when. */
export const accountClosedLetter = (wanted: Wanted): Letter => {
  const { mail, language } = wanted
  const { closed } = ACCOUNT_WORDS[language]
  const { at } = MAIL_DATA['account-closed'].parse(mail.data)
  return {
    language,
    subject: closed.subject,
    opening: [
      fillWords(closed.intro, { moment: writtenMoment(new Date(at), language) }),
      closed.kept,
      closed.stranger,
    ],
    ending: [],
    links: [contactLink(wanted)],
  }
}
