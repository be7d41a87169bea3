import { getTranslations } from 'next-intl/server'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { BrowseLine } from './browse-line.tsx'
import { FixedHeading } from './card-heading.tsx'
import { CardPeek } from './card-peek.tsx'
import type { ViewProps } from './variant.ts'

const PLANS = ['basic', 'premium'] as const

/** The promise of less work, and the two plans as index cards (S1 §1, §2 "Efficiency"). */
export const EfficiencyView = async ({ locale, form }: ViewProps) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const claims = await loadClaims(locale)
  return (
    <div className="card-columns">
      <div className="card-words">
        <FixedHeading heading={t('efficiency.title')} />
        {locale === DEFAULT_LOCALE ? (
          <p className="mt-3 text-lead text-ink-soft">{t('efficiency.subtitle')}</p>
        ) : null}
        <BrowseLine locale={locale} />
        {form}
      </div>
      <div className="card-aside card-plans">
        <h3>{t('efficiency.plans')}</h3>
        <ul>
          {PLANS.map((plan) => (
            <li key={plan}>
              <strong>{t(`efficiency.${plan}`)}</strong>
              <span>{t(`efficiency.${plan}Users`, claims)}</span>
            </li>
          ))}
        </ul>
        <p>{t('efficiency.promise')}</p>
        <CardPeek name="spreadsheet" locale={locale} />
      </div>
    </div>
  )
}
