import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { contactLink } from './contact-link.tsx'
import { NextLine } from './next-line.tsx'
import { Reckoning } from './reckoning.tsx'
import { TreeLedger } from './tree-ledger.tsx'
import { YourTree } from './your-tree.tsx'

const QUESTIONS = ['where', 'climate', 'paper', 'growth'] as const

/** The planted trees as a ledger: the count, how it is made, and what it means for who buys (S2 §1, §4). */
export const SustainabilityView = async (props: SectionProps) => {
  const { locale, claims } = props
  const t = await getTranslations({ locale, namespace: 'sustainability.questions' })
  return (
    <>
      <TreeLedger {...props} />
      <Reckoning {...props} />
      <YourTree {...props} />
      <QuestionSection
        title={t('title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`items.${name}.question`),
          answer: t.rich(`items.${name}.answer`, {
            ...claims,
            contact: contactLink(locale),
          }),
        }))}
      />
      <NextLine {...props} />
    </>
  )
}
