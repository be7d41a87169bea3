import { getTranslations } from 'next-intl/server'
import { DEFAULT_LOCALE, type Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { SIGN_UP_IDS } from '../ids.ts'

type Props = { locale: Locale; heading: string }

/** The heading of the card and, in English only, the line about browsing the library (S1 §2). */
export const SignUpIntro = async ({ locale, heading }: Props) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const claims = await loadClaims(locale)
  return (
    <>
      <h2 id={SIGN_UP_IDS.heading} className="text-display tracking-tight text-balance">
        {heading}
      </h2>
      {locale === DEFAULT_LOCALE ? (
        <p className="mt-2 text-ink-soft">{t('browse', claims)}</p>
      ) : null}
    </>
  )
}
