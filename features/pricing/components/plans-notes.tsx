import { getTranslations } from 'next-intl/server'
import { CheckList } from '#components/ui/check-list.tsx'
import type { PlansPage } from './plans-page.ts'
import { PlansPlace } from './plans-place.tsx'

const SURE = ['total', 'cards', 'cancel'] as const

/** Whether a page shows a figure that is an example of the book. */
const hasExample = ({ plans, record }: PlansPage): boolean =>
  plans.some(
    ({ price, storage }) =>
      price?.status === 'example' || (record.showsStorage && storage?.isExample === true),
  )

/** What a buyer may be sure of, and what a marked figure means: a title is out of reach of fingers. */
export const PlansNotes = async (page: PlansPage) => {
  const t = await getTranslations({ locale: page.locale, namespace: 'plans' })
  return (
    <div className="plans-notes">
      <CheckList items={SURE.map((name) => t(`plans.sure.${name}`))} className="plans-sure" />
      {hasExample(page) ? <p>{t('price.exampleNote')}</p> : null}
      <PlansPlace locale={page.locale} />
    </div>
  )
}
