import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { linkTo } from '../link-to.tsx'
import { programmeFigures, workedExample } from '../programme-figures.ts'

const QUESTIONS = ['who', 'visit', 'small', 'end', 'customers'] as const

/** What is asked before applying. */
export const ProgrammeQuestions = async ({ locale, agreement }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.questions' })
  const words = {
    ...programmeFigures(locale),
    ...workedExample(locale),
    agreement,
    contact: linkTo('contact', locale),
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
