import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { installersNote } from '#lib/i18n/installers.ts'
import { PriceTag } from '../price-tag.tsx'

const INCLUDED = ['library', 'drive', 'tools', 'apps', 'support'] as const

/** The price of the drive: a plan of which it is a part (S2 §9). */
export const DriveCost = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive.cost' })
  const note = await installersNote(locale)
  return (
    <section aria-labelledby="cost" className="container-page cost-page py-section">
      <PriceTag locale={locale} />
      <div>
        <SectionHeading id="cost" title={t('title')} lead={t('lead')} />
        <CheckList
          items={INCLUDED.map((item) => t(`included.${item}`, { ...claims, soon: note.name }))}
          className="mt-6 grid gap-2"
        />
        <PlansLink locale={locale} className="link mt-6 inline-block" />
      </div>
    </section>
  )
}
