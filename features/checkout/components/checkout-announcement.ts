import type { Locale } from '#lib/config/locales.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import type { CheckoutPage } from '../checkout-machine.ts'
import type { CheckoutWords } from '../words.ts'

type Told = { words: CheckoutWords; locale: Locale }

/** What a screen reader is told when the page changes by itself; notices and panels take the focus instead. */
export const checkoutAnnouncement = (page: CheckoutPage, { words, locale }: Told): string => {
  const { phase, totals, isCounting } = page
  if (phase === 'paying') return words.pay.sending
  if (phase !== 'form') return ''
  if (isCounting) return words.receipt.counting
  if (!totals) return ''
  const { total: amount, currency } = totals
  return `${words.receipt.total}: ${formatMoney({ amount, currency }, locale)}`
}
