import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { programmeFigures } from '../programme-figures.ts'
import type { SectionProps } from '../section-props.ts'

const QUESTIONS = ['price', 'free', 'plans', 'number'] as const

/** What somebody who was sent here wants to know: the price, the free part, the plans, his privacy. */
export const VisitorQuestions = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor.questions' })
  const figures = { ...claims, ...programmeFigures(locale) }
  const plans = (words: ReactNode) => (
    <SiteLink to="affiliatePlans" locale={locale} className="link">
      {words}
    </SiteLink>
  )
  return (
    <section aria-labelledby="questions" className="container-page questions py-section">
      <SectionHeading id="questions" title={t('title')} />
      <div>
        {QUESTIONS.map((question, at) => (
          <details key={question} name="questions" open={at === 0}>
            <summary>
              {t(`${question}.question`)}
              <Icon name="plus" className="text-action" />
            </summary>
            <p>{t.rich(`${question}.answer`, { ...figures, plans })}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
