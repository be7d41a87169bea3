import type { AnnouncedText } from '#features/legal/text-versions.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { emailLinkAddress } from '#services/account/email-change.ts'
import { loginLinkAddress } from '#services/account/login-link.ts'
import { logInLink, siteLink } from '#services/http/site-link.ts'
import { writtenDate, writtenMoment } from '#services/papers/written.ts'
import { dataFileAddress } from '#services/person/ask-for-data.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { type Letter, MAIL_DATA, type LetterRequest } from './letter.ts'

const contactLink = ({ language, siteUrl }: LetterRequest): Letter['links'][number] => ({
  text: wordsOf(language).mail.links.contact,
  href: siteLink('contact', { siteUrl, locale: language }),
})

/** Says that an account is there, with the way back. */
export const welcomeLetter = (wanted: LetterRequest): Letter => {
  const { language, siteUrl } = wanted
  const { welcome } = wordsOf(language).mail
  return {
    language,
    subject: fillWords(welcome.subject, { brand: BRAND.name }),
    opening: [welcome.intro, welcome.back],
    ending: [],
    note: welcome.stranger,
    links: [
      { text: welcome.open, href: logInLink({ siteUrl, locale: language }) },
      contactLink(wanted),
    ],
  }
}

/** Carries a link that logs in. */
export const loginLetter = (wanted: LetterRequest): Letter => {
  const { language, mail, ...places } = wanted
  const { login } = wordsOf(language).mail
  const { link } = MAIL_DATA.login.parse(mail.data)
  return {
    language,
    subject: login.subject,
    opening: [login.intro],
    ending: [],
    note: login.stranger,
    links: [
      { text: login.open, href: loginLinkAddress(link, { ...places, locale: language }) },
      contactLink(wanted),
    ],
  }
}

const PAGES = { 'terms-of-use': 'terms', eula: 'eula' } as const satisfies Record<
  AnnouncedText,
  PageRouteId
>

/** Tells an administrator of a new version that changes a current subscription. */
export const agreementChangedLetter = (wanted: LetterRequest): Letter => {
  const { mail, language, siteUrl } = wanted
  const { subject, intro, open } = wordsOf(language).mail.agreementChanged
  const { text, version } = MAIL_DATA['agreement-changed'].parse(mail.data)
  const date = writtenDate(version, language)
  return {
    language,
    subject: subject[text],
    opening: [fillWords(intro, { date })],
    ending: [],
    links: [
      { text: open, href: siteLink(PAGES[text], { siteUrl, locale: language }) },
      contactLink(wanted),
    ],
  }
}

/** Asks one of two addresses to confirm the change from one to the other. */
export const emailChangeLetter = (wanted: LetterRequest): Letter => {
  const { mail, language, ...places } = wanted
  const { emailChange } = wordsOf(language).accountMail
  const { change, side, oldEmail, newEmail } = MAIL_DATA['email-change'].parse(mail.data)
  const href = emailLinkAddress({ id: change, side }, { ...places, locale: language })
  return {
    language,
    subject: emailChange.subject,
    opening: [fillWords(emailChange.intro, { old: oldEmail, new: newEmail }), emailChange.how],
    ending: [],
    note: emailChange.stranger,
    links: [{ text: emailChange.open, href }, contactLink(wanted)],
  }
}

/** Says that an account has another address. */
export const addressChangedLetter = (wanted: LetterRequest): Letter => {
  const { mail, language, siteUrl } = wanted
  const { addressChanged } = wordsOf(language).accountMail
  const { oldEmail, newEmail, dropsPassword } = MAIL_DATA['address-changed'].parse(mail.data)
  const intro = fillWords(addressChanged.intro, { old: oldEmail, new: newEmail })
  return {
    language,
    subject: addressChanged.subject,
    opening: [intro, ...(dropsPassword === 'yes' ? [addressChanged.dropped] : [])],
    ending: [],
    note: addressChanged.stranger,
    links: [
      { text: addressChanged.open, href: logInLink({ siteUrl, locale: language }) },
      contactLink(wanted),
    ],
  }
}

/** Says that an account has another password, and since when. */
export const passwordSetLetter = (wanted: LetterRequest): Letter => {
  const { mail, language, siteUrl } = wanted
  const { passwordSet } = wordsOf(language).accountMail
  const { at, zone } = MAIL_DATA['password-set'].parse(mail.data)
  const moment = writtenMoment(new Date(at), { locale: language, zone })
  return {
    language,
    subject: passwordSet.subject,
    opening: [fillWords(passwordSet.intro, { moment })],
    ending: [],
    note: passwordSet.stranger,
    links: [
      { text: passwordSet.open, href: logInLink({ siteUrl, locale: language }) },
      contactLink(wanted),
    ],
  }
}

/** Says that an account is closed, and since when. */
export const accountClosedLetter = (wanted: LetterRequest): Letter => {
  const { mail, language } = wanted
  const { closed } = wordsOf(language).accountMail
  const { at, zone } = MAIL_DATA['account-closed'].parse(mail.data)
  const moment = writtenMoment(new Date(at), { locale: language, zone })
  return {
    language,
    subject: closed.subject,
    opening: [fillWords(closed.intro, { moment }), closed.kept, closed.stranger],
    ending: [],
    links: [contactLink(wanted)],
  }
}

/** Carries the link to what is held of an account. */
export const dataLetter = (wanted: LetterRequest): Letter => {
  const { mail, language: locale, webAppUrl } = wanted
  const { subject, intro, open, stranger } = wordsOf(locale).accountMail.data
  return {
    language: locale,
    subject,
    opening: [intro],
    ending: [],
    note: stranger,
    links: [
      { text: open, href: dataFileAddress(mail.id, { webAppUrl, locale }) },
      contactLink(wanted),
    ],
  }
}
