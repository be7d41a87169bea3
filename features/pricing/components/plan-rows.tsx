import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { numberFormat } from '#lib/i18n/number-format.ts'
import type { ShownPlan } from '../shown-plan.ts'
import type { PlansPage } from './plans-page.ts'

type Props = Pick<PlansPage, 'locale' | 'claims' | 'record'> & { plan: ShownPlan }

/** What a plan holds, the size of its drive marked where it is an example. */
export const PlanRows = async ({ plan, locale, claims, record }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans' })
  const { storage } = plan
  const number = numberFormat(locale)
  return (
    <ul className="plan-rows">
      <li>
        <Icon name="check" className="nudged text-action" />
        {t('rows.templates', claims)}
      </li>
      <li>
        <Icon name="check" className="nudged text-action" />
        {t('rows.downloads')}
      </li>
      {record.showsStorage && storage ? (
        <li>
          <Icon name="check" className="nudged text-action" />
          <span>
            {t('rows.storage', { gigabytes: number.format(storage.gigabytes) })}
            {storage.isExample ? (
              <small className="plan-mark" title={t('price.exampleNote')}>
                {t('price.exampleFigure')}
              </small>
            ) : null}
          </span>
        </li>
      ) : null}
    </ul>
  )
}
