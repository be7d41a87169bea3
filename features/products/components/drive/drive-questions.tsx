import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { HAS_INSTALLERS } from '../../server/installers.ts'

const QUESTIONS = ['free', 'formats', 'devices', 'leaving'] as const

/** What visitors ask about keeping their files here. */
export const DriveQuestions = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive.questions' })
  const reference = await getTranslations({ locale, namespace: 'download.reference' })
  const soon = HAS_INSTALLERS ? '' : ` ${reference('soon')}`
  return (
    <div className="bg-desk">
      <QuestionSection
        title={t('title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`items.${name}.question`),
          answer: `${t(`items.${name}.answer`)}${name === 'devices' ? soon : ''}`,
        }))}
      />
    </div>
  )
}
