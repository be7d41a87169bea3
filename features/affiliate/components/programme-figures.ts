import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { AFFILIATE_PROGRAMME } from '../programme.ts'

/** The programme's terms as a language writes them, by the names that copy uses (S2 §9). */
export const programmeFigures = (locale: Locale) => {
  const percent = numberFormat(locale, { style: 'percent' })
  const dollars = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  return {
    commission: percent.format(AFFILIATE_PROGRAMME.commission),
    payout: dollars.format(AFFILIATE_PROGRAMME.minimumPayout),
    fee: dollars.format(AFFILIATE_PROGRAMME.spamFee),
  }
}
