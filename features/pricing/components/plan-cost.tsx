import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PenNote } from '#components/ui/pen-note.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { priceWords } from './price-words.ts'

const crossedOut = (words: ReactNode) => <s>{words}</s>

type Props = { plan: ShownPlan; locale: Locale }

/**
 * The price of a plan: a month, the year that is charged for as many people as are chosen, the price of a year once a discount has ended,
 * and that tax may be added. Style shows the year of the choice, without script too. A higher price is crossed out only where the book
 * bears it out (S2 §3, §9).
 */
export const PlanCost = async ({ plan, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans.price' })
  const { price } = plan
  if (!price) {
    return (
      <div className="plan-cost">
        <p className="plan-request">{t('request')}</p>
        <p className="text-small text-ink-soft">{t('requestNote')}</p>
      </div>
    )
  }
  const words = await priceWords({ plan, price, locale })
  return (
    <div className="plan-cost">
      {price.isSavingShown ? (
        <p className="text-small text-ink-soft">
          {t.rich('full', { old: crossedOut, list: words.listMonthly })}
        </p>
      ) : null}
      <p className="plan-amount">
        <strong>{words.monthly}</strong>{' '}
        <span>
          {words.month}
          {words.share ? <PenNote>{words.share}</PenNote> : null}
        </span>
      </p>
      <div className="plan-years" aria-live={words.years.length > 1 ? 'polite' : undefined}>
        {words.years.map((lines) => (
          <p key={lines[0]}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        ))}
      </div>
      <p className="text-small text-ink-soft">{words.tax}</p>
    </div>
  )
}
