import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { ServiceMessages } from '#generated/messages.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberWriting } from '#lib/util/number-writing.ts'
import { siteLink } from '#services/http/site-link.ts'
import { placeLink, type PageLanguages } from '#services/http/web-app-path.ts'
import { writtenMoney } from '#services/papers/written.ts'
import { NOTICE_FIELD } from '#services/web-app/billing/billing-links.ts'
import type { MemberVisit } from '#services/web-app/page.ts'

/** The pages of the affiliate desk, below the web app. */
const AFFILIATE_PLACES = {
  desk: PLACES.affiliate,
  terms: 'affiliate/terms/',
  sales: 'affiliate/sales/',
  links: 'affiliate/links/',
  object: 'affiliate/object/',
} as const

/** Query field of the page of a month's sales. */
export const MONTH_FIELD = 'month'

/** Query field of the page on which an affiliate objects. */
export const FLAG_FIELD = 'flag'

/** The address of a page of the desk in the languages of another. */
export const deskLink = (
  place: keyof typeof AFFILIATE_PLACES,
  { locale, library, fields = {} }: PageLanguages & { fields?: Readonly<Record<string, string>> },
): string => placeLink(AFFILIATE_PLACES[place], { locale, library, fields })

/** Goes on to the desk after a form, which says what has been done. */
export const goToDesk = (
  { context, tongues }: MemberVisit,
  said: keyof ServiceMessages['affiliateDesk']['said'],
): Response =>
  context.redirect(deskLink('desk', { ...tongues, fields: { [NOTICE_FIELD]: said } }), 303)

/** The agreement on the site, or one section of it. */
export const agreementLink = ({ services, tongues }: MemberVisit, section?: number): string =>
  `${siteLink('affiliateAgreement', { siteUrl: services.siteUrl, locale: tongues.locale })}${section === undefined ? '' : `#section-${section}`}`

/** The figures of the programme as texts are filled with them. */
export const programmeTexts = (locale: Locale) => {
  const { currency, commissionPercent, minimumPayout, spamFee, forfeitedUpTo } = AFFILIATE_PROGRAMME
  const { tag } = numberWriting(locale)
  const dollars = (amount: number) => writtenMoney({ amount, currency }, locale)
  return {
    percent: new Intl.NumberFormat(tag, { style: 'percent' }).format(commissionPercent / 100),
    minimum: dollars(minimumPayout),
    fee: dollars(spamFee),
    forfeited: dollars(forfeitedUpTo),
  }
}

/** Amounts of several currencies, one after the other; a zero in dollars where there are none. */
export const writtenAmounts = (
  amounts: readonly { currency: Currency; amount: number }[],
  locale: Locale,
): string[] =>
  (amounts.length > 0 ? amounts : [{ currency: AFFILIATE_PROGRAMME.currency, amount: 0 }]).map(
    (money) => writtenMoney(money, locale),
  )
