import { getTranslations } from 'next-intl/server'
import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'

/** The line about browsing the library, in English only (S1 §2). */
export const BrowseLine = async ({ locale }: { locale: Locale }) => {
  if (locale !== DEFAULT_LOCALE) return null
  const t = await getTranslations({ locale, namespace: 'signUp' })
  return <p className="mt-2 text-ink-soft">{t('browse', await loadClaims(locale))}</p>
}
