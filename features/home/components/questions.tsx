import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { pageLink } from '#components/ui/page-link.tsx'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { basicPrice } from '#lib/i18n/basic-price.ts'
import { installersNote } from '#lib/i18n/installers.ts'

const QUESTIONS = ['free', 'price', 'lawyers', 'programs', 'people', 'cancel'] as const

/** The questions of visitors before they sign up, one answer at a time. */
export const Questions = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.questions' })
  const note = await installersNote(locale)
  const figures = { ...claims, ...basicPrice(locale) }
  return (
    <QuestionSection
      title={t('title')}
      lead={t.rich('more', { support: pageLink('support', locale) })}
      questions={QUESTIONS.map((name) => ({
        name,
        question: t(`items.${name}.question`),
        answer: t(`items.${name}.answer`, figures) + (name === 'programs' ? note.text : ''),
        more: name === 'price' ? <PlansLink locale={locale} /> : null,
      }))}
    />
  )
}
