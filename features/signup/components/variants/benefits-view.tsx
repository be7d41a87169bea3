import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { loadClaims } from '#lib/i18n/claims.ts'
import { BrowseLine } from './browse-line.tsx'
import { FixedHeading } from './card-heading.tsx'
import { CardPeek } from './card-peek.tsx'
import type { ViewProps } from './variant.ts'

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
