import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'

const OWNERS = ['baker', 'therapist', 'carpenter'] as const

/** Three owners, what each of them asks for, and the pages each begins with. */
export const PlanOwners = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.owners' })
  return (
    <section aria-labelledby="owners" className="container-page pb-section">
      <SectionHeading id="owners" title={t('title')} className="max-w-176" />
      <ul className="plan-owners">
        {OWNERS.map((name) => (
          <li key={name}>
            <h3 className="text-title">{t(`${name}.who`)}</h3>
            <p>{t(`${name}.wish`)}</p>
            <p className="text-ink-soft">{t(`${name}.pages`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
