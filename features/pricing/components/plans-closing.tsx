import { getTranslations } from 'next-intl/server'
import { WallClosing } from '#components/sections/wall-closing.tsx'
import { PlanAction } from './plan-action.tsx'
import { leadingPlan, type PlansPage } from './plans-page.ts'
import { trialLink } from './trial-link.tsx'

/** The choice once more, with what each plan costs, before the wall of what they open. */
export const PlansClosing = async (page: PlansPage) => {
  const { locale, path, plans } = page
  const t = await getTranslations({ locale, namespace: 'plans.closing' })
  return (
    <WallClosing
      title={t('title')}
      text={t.rich('text', { trial: trialLink(locale) })}
      action={
        <div className="plan-choices">
          {plans.map((plan) => (
            <PlanAction
              key={plan.id}
              plan={plan}
              locale={locale}
              offer={path}
              kind={leadingPlan(page) === plan ? 'primary' : 'outlined'}
              saysPrice
            />
          ))}
        </div>
      }
      locale={locale}
    />
  )
}
