import { getTranslations } from 'next-intl/server'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { linkTo } from '../link-to.tsx'
import { programmeFigures } from '../programme-figures.ts'

const STEPS = ['link', 'visit', 'paid'] as const

/** From the link to the sale, with the pages that the link leads to (S2 §2.2 "Start"). */
export const OfferSteps = async ({ locale }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.steps' })
  const words = {
    ...programmeFigures(locale),
    materials: linkTo('marketingMaterials', locale),
    start: linkTo('affiliateStart', locale),
    plans: linkTo('affiliatePlans', locale),
  }
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('title')}</h2>
      <ol className="offer-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`${step}.title`)}</h3>
            <p>{t.rich(`${step}.text`, words)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
