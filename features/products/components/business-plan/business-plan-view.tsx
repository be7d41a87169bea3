import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import { PlanContents } from './plan-contents.tsx'
import { PlanGrowth } from './plan-growth.tsx'
import { PlanHero } from './plan-hero.tsx'
import { PlanOwners } from './plan-owners.tsx'
import { PlanPrice } from './plan-price.tsx'

const QUESTIONS = ['start', 'numbers', 'trade', 'language', 'bank'] as const

/** The business plan kit: a plan that grows page by page, what the kit holds, and what it costs (S2 §2.2). */
export const BusinessPlanView = async (props: SectionProps) => {
  const { locale, signUp } = props
  const t = await getTranslations({ locale, namespace: 'businessPlan' })
  return (
    <>
      <PlanHero {...props} />
      <PlanGrowth {...props} />
      <PlanContents {...props} />
      <PlanOwners {...props} />
      <PlanPrice {...props} />
      <QuestionSection
        title={t('questions.title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`questions.items.${name}.question`),
          answer: t(`questions.items.${name}.answer`),
        }))}
      />
      <SignatureClosing
        title={t('closing.title')}
        text={t('closing.text')}
        tab={t('closing.tab')}
        action={t('action')}
        signUp={(link) => signUp({ ...link, destination: { url: PLACES.kit } })}
      />
    </>
  )
}
