import { getTranslations } from 'next-intl/server'
import { SheetStack } from '#components/documents/sheet-stack.tsx'
import { Sheet } from '#components/documents/sheet.tsx'
import { Island } from '#components/page/island.tsx'
import { marker } from '#components/ui/marker.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { FEEDBACK_MAX_LENGTH } from '../feedback-states.ts'
import { FeedbackForm } from './feedback-form.tsx'

type Props = { locale: Locale; documents: DocumentWords }

const MARKS = ['1', '2', '3', '4', '5']

/** The words of the form in a language. */
const formWords = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'feedback' })
  return {
    notices: {
      invalid: t('notice.invalid'),
      limited: t('notice.limited'),
      failed: t('notice.failed'),
    },
    rating: {
      legend: t('rating.legend'),
      low: t('rating.low'),
      high: t('rating.high'),
      marks: MARKS.map((value) => t('rating.of', { value })),
    },
    message: t('message'),
    hint: t('hint', { max: numberFormat(locale).format(FEEDBACK_MAX_LENGTH) }),
    affiliate: t('affiliate'),
    send: t('send'),
    sending: t('sending'),
  }
}

/** The page on which visitors and affiliates write what they would change (S2 §2.2 "Start"). */
export const FeedbackView = async ({ locale, documents }: Props) => {
  const t = await getTranslations({ locale, namespace: 'feedback' })
  const form = { words: await formWords(locale), thanksUrl: routePath('feedbackThanks', locale) }
  return (
    <section className="bg-desk py-10 md:py-16">
      <div className="container-page grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <div>
          <p className="font-medium text-ink-soft">{t('kicker')}</p>
          <h1 className="mt-4 long-title text-hero tracking-tight">
            {t.rich('title', { mark: marker })}
          </h1>
          <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead')}</p>
          <div className="mt-12 hidden xl:flex">
            <SheetStack className="w-60">
              <Sheet name="form" words={documents} locale={locale} />
            </SheetStack>
          </div>
        </div>
        <Island name="feedback" component={FeedbackForm} props={{ locale, ...form }} />
      </div>
    </section>
  )
}
