import { getMessages } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import type { CheckoutWords } from '../words.ts'

/** The words of the checkout that script puts into the page: where PayPal is not on offer none advises it. */
export const checkoutWords = async (
  locale: Locale,
  { takesPayPal }: { takesPayPal: boolean },
): Promise<CheckoutWords> => {
  const { client, cardOnly } = (await getMessages({ locale })).checkout
  if (takesPayPal) return client
  return { ...client, notices: { ...client.notices, ...cardOnly.notices } }
}
