import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { ConsentAnswers, ConsentNow, ConsentPurposes } from './consent-purposes.tsx'

type Props = { locale: Locale; id: string }

/** The visitor's choice now, and both answers, on the page of the cookie policy; without script the reason why there is none. */
export const ConsentChoice = async ({ locale, id }: Props) => {
  const t = await getTranslations({ locale, namespace: 'cookiePolicy.choice' })
  return (
    <section aria-labelledby={id} className="consent-choice">
      <h2 id={id}>{t('heading')}</h2>
      <ConsentPurposes locale={locale} />
      <output className="mt-2 block">
        <ConsentNow locale={locale} />
      </output>
      <ConsentAnswers locale={locale} />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </section>
  )
}
