import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import type { PlansPage } from './plans-page.ts'

/** Whether a page shows a figure that is an example of the book. */
export const hasExample = ({ plans, record }: Pick<PlansPage, 'plans' | 'record'>): boolean =>
  plans.some(
    ({ price, storage }) =>
      price?.status === 'example' || (record.showsStorage && storage.isExample),
  )

/** Says in plain sight what a marked figure means: a title is out of reach of fingers. */
export const ExampleNote = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'plans.price' })
  return <p>{t('exampleNote')}</p>
}
