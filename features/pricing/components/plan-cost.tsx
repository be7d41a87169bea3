import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { priceWords } from './price-words.ts'

const crossedOut = (words: ReactNode) => <s>{words}</s>

type Props = {
  plan: ShownPlan
  locale: Locale
  /** Whether it says itself what an example is; else the page does. */
  hasNote?: boolean
}

/**
 * What a plan costs: a month, the year that is charged, and that tax may be added. A higher price stands crossed out only where
 * the book bears it out, and an example of the book says so (S2 §3, §9).
 */
export const PlanCost = async ({ plan, locale, hasNote = false }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.price' })
  const { price, isPricedBySeat } = plan
  if (!price) {
    return (
      <div className="plan-cost">
        <p className="plan-request">{t('request')}</p>
        <p className="text-small text-ink-soft">{t('requestNote')}</p>
      </div>
    )
  }
  const words = await priceWords({ price, isPricedBySeat, locale })
  return (
    <div className="plan-cost">
      <p className="plan-amount">
        <strong>{words.monthly}</strong> <span>{words.month}</span>{' '}
        {price.status === 'example' ? (
          <small className="plan-example" title={t('exampleNote')}>
            {t('example')}
          </small>
        ) : null}
      </p>
      <p>
        {words.year}{' '}
        {price.isSavingShown ? (
          <span className="plan-old">
            {t.rich('instead', { old: crossedOut, list: words.list })}
          </span>
        ) : null}
      </p>
      <p className="text-small text-ink-soft">{words.tax}</p>
      {price.status === 'example' && hasNote ? (
        <p className="text-tiny text-ink-soft">{t('exampleNote')}</p>
      ) : null}
    </div>
  )
}
