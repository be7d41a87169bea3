import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { basicPrice } from '#lib/i18n/basic-price.ts'

const QUESTIONS = ['devices', 'choice', 'cost'] as const

/** Visitors' questions about screens, programs and their price. */
export const AppsQuestions = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps.questions' })
  const figures = { ...claims, ...basicPrice(locale) }
  return (
    <div className="bg-mint">
      <QuestionSection
        title={t('title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`items.${name}.question`),
          answer: t(`items.${name}.answer`, figures),
          more: name === 'cost' ? <PlansLink locale={locale} /> : null,
        }))}
      />
    </div>
  )
}
