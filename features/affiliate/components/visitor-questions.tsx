import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { linkTo } from './link-to.tsx'
import { programmeFigures } from './programme-figures.ts'

const QUESTIONS = ['price', 'free', 'plans', 'number'] as const

/** What somebody who was sent here wants to know: the price, the free part, the plans, his privacy. */
export const VisitorQuestions = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor.questions' })
  const words = {
    ...claims,
    ...programmeFigures(locale),
    plans: linkTo('affiliatePlans', locale),
  }
  return (
    <QuestionSection
      title={t('title')}
      questions={QUESTIONS.map((name) => ({
        name,
        question: t(`${name}.question`),
        answer: t.rich(`${name}.answer`, words),
      }))}
    />
  )
}
