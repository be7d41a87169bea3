import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'

/** The lines of the owner's address as a language writes them: street, where it is given, and place (S2 §2.7). */
export const postalAddress = (
  locale: Locale,
  { street, city, cityNames, region, postalCode, country } = BRAND.address,
): string[] => {
  const land = new Intl.DisplayNames(locale, { type: 'region' }).of(country)
  const town = cityNames?.[locale] ?? city
  const place = [town, postalCode ? `${region} ${postalCode}` : region, land].join(', ')
  return street ? [street, place] : [place]
}

/** The sender, company and address, in one line. */
export const senderLine = (locale: Locale): string =>
  [BRAND.legalName, ...postalAddress(locale)].join(' · ')
