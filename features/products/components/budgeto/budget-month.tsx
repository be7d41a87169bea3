import { getTranslations } from 'next-intl/server'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { BudgetScreen } from './budget-screen.tsx'

/** The month in which a buyer of the budgeting app will work, below its price (S2 §2.2). */
export const BudgetMonth = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'budgetScreen' })
  return (
    <section aria-labelledby="month" className="container-page py-section">
      <SectionHeading id="month" title={t('title')} lead={t('text')} className="mb-8" />
      <BudgetScreen locale={locale} />
    </section>
  )
}
