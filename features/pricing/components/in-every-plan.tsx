import { getTranslations } from 'next-intl/server'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { FreeAccount } from './free-account.tsx'
import type { PlansPage } from './plans-page.ts'

const ITEMS = ['library', 'formats', 'drive', 'tools', 'apps', 'support', 'tree'] as const

/** The packing list that comes with every plan, and beside it what stays free. */
export const InEveryPlan = async ({ locale, claims }: PlansPage) => {
  const t = await getTranslations({ locale, namespace: 'plans.box' })
  return (
    <div className="container-page plans-pair py-section">
      <section aria-labelledby="every-plan" className="packing-list">
        <SectionHeading id="every-plan" title={t('title')} lead={t('lead')} />
        <ol>
          {ITEMS.map((item) => (
            <li key={item}>{t(`items.${item}`, claims)}</li>
          ))}
        </ol>
      </section>
      <FreeAccount locale={locale} />
    </div>
  )
}
