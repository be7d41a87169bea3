import { getTranslations } from 'next-intl/server'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { programmeFigures } from '../programme-figures.ts'

const RULES = ['payPerClick', 'supplied', 'spam', 'honest', 'part'] as const

/** What is not allowed, and what it costs (S2 §9). */
export const OfferRules = async ({ locale, agreement }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.rules' })
  const figures = programmeFigures(locale)
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('title')}</h2>
      <dl className="offer-rules">
        {RULES.map((rule) => (
          <div key={rule}>
            <dt>{t(`${rule}.term`)}</dt>
            <dd>{t(`${rule}.text`, figures)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">{t.rich('rest', { agreement })}</p>
    </section>
  )
}
