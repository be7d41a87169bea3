import { getTranslations } from 'next-intl/server'
import { PLAN_NAMES } from '../plan-names.ts'
import { PlanAction } from './plan-action.tsx'
import { leadingPlan, type PlansPage } from './plans-page.ts'
import { trialLink } from './trial-link.tsx'

/** The line to sign on, once more, with the plan that leads. */
export const PlansClosing = async (page: PlansPage) => {
  const { locale, path } = page
  const t = await getTranslations({ locale, namespace: 'plans.closing' })
  const plan = leadingPlan(page)
  if (!plan) return null
  const trial = trialLink(locale)
  return (
    <section aria-labelledby="closing" className="overflow-clip bg-desk">
      <div className="container-page pt-section">
        <div className="last-page">
          <h2 id="closing" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-3 text-lead text-ink-soft">
            {plan.price
              ? t.rich('text', { plan: PLAN_NAMES[plan.id], trial })
              : t.rich('request', { trial })}
          </p>
          <div className="signature-line">
            <PlanAction plan={plan} locale={locale} offer={path} kind="primary" hasSeats={false} />
            <span className="flag-room" aria-hidden="true">
              <span className="flag">{t('tab')}</span>
            </span>
          </div>
        </div>
      </div>
    </section>
  )
}
