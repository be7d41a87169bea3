import { getRequestConfig } from 'next-intl/server'
import { locale as rootLocale } from 'next/root-params'
import { wordsIn } from '#lib/config/contexts.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { loadMessages } from '#lib/i18n/messages.ts'
import { pageContext } from '#lib/next/page-context.ts'

/** The words of the build, or those of a page that records have changed some of. */
const messagesOf = async (locale: Locale) => {
  const messages = await loadMessages(locale)
  const shown = wordsIn(await pageContext())
  if (!shown) return messages
  // Loaded when it is needed: most pages show the words of the build.
  const { withLiveWords } = await import('./live-words.ts')
  return withLiveWords(messages, { locale, shown })
}

/** Gives next-intl the words of the page's language, which is the root segment (S2 §2.1). */
export default getRequestConfig(async ({ locale: requested }) => {
  const segment = requested ?? (await rootLocale())
  const locale = isLocale(segment) ? segment : DEFAULT_LOCALE
  return {
    locale,
    messages: await messagesOf(locale),
    timeZone: 'UTC',
    // A missing or broken message fails the build instead of showing its key to a visitor.
    onError: (error) => {
      throw error
    },
  }
})
