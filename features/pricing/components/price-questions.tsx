import { getTranslations } from 'next-intl/server'
import { QuestionSection } from '#components/sections/question-section.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import type { PlansPage } from './plans-page.ts'
import { currencyName } from './price-words.ts'

/** What visitors ask before they pay; the last answer has a link in it. */
const QUESTIONS = ['tax', 'currency', 'cards', 'invoice'] as const

/** Questions on the price. */
export const PriceQuestions = async ({ locale, currency, isListed }: PlansPage) => {
  const t = await getTranslations({ locale, namespace: 'plans.questions' })
  const figures = { currency: currencyName(currency, locale) }
  const plain = QUESTIONS.map((name) => ({
    name,
    question: t(`items.${name}.question`),
    answer: t(`items.${name}.answer`, figures),
  }))
  const more = {
    name: 'more',
    question: t('items.more.question'),
    answer: t.rich('items.more.answer', { contact: pageLink('contact', locale) }),
  }
  return <QuestionSection title={t('title')} questions={[...plain, more]} isListed={isListed} />
}
