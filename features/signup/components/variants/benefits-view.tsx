import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { BrowseLine, CardPeek, FixedHeading } from './card-heading.tsx'
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

const BENEFITS = ['templates', 'time', 'experts', 'cloud'] as const
const REASONS = ['businesses', 'downloads', 'countries'] as const

/** The promise and the key benefits on ink, the form and who relies on us beside them (S1 §2 "Benefits"). */
export const BenefitsView = async ({ locale, form }: ViewProps) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const claims = await loadClaims(locale)
  return (
    <div className="card-benefits">
      <div className="card-title">
        <FixedHeading heading={t('potential.title')} />
      </div>
      <div className="card-list">
        <h3>{t('potential.benefits')}</h3>
        <ul>
          {BENEFITS.map((name) => (
            <li key={name}>
              <Icon name="check" className="nudged text-marker" />
              {t(`potential.items.${name}`, claims)}
            </li>
          ))}
        </ul>
        <CardPeek name="plan" locale={locale} />
      </div>
      <div className="card-words">
        <BrowseLine locale={locale} />
        {form}
        <div className="card-reasons">
          <h3>{t('potential.credibility')}</h3>
          <ul>
            {REASONS.map((name) => (
              <li key={name}>{t(`potential.reasons.${name}`, claims)}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
