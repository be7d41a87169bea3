import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import { loadMessages } from './messages.ts'

/** Gives next-intl the words of the page's language, which is the root segment (S2 §2.1). */
export default getRequestConfig(async ({ locale: requested }) => {
  const segment = requested ?? (await rootLocale())
  const locale = isLocale(segment) ? segment : DEFAULT_LOCALE
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone: 'UTC',
    // A missing or broken message fails the build instead of showing its key to a visitor.
    onError: (error) => {
      throw error
    },
  }
})
