import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { answerWords } from '#lib/server/posted/answer-page.ts'

/** The words of the pages that answer either form, which have them at the same places. */
export const leavingWords = async (locale: Locale, kind: 'cancelSubscription' | 'withdrawal') => {
  const t = await getTranslations({ locale, namespace: kind })
  return {
    ...answerWords(t),
    review: {
      title: t('review.title'),
      lead: t('review.lead'),
      confirm: t('review.confirm'),
      change: t('review.change'),
      form: t('fields.heading'),
    },
    done: {
      title: t('done.heading'),
      reference: t('done.reference'),
      received: t('done.received'),
      lead: lineBreaks(t('done.lead'), locale),
      next: lineBreaks(t('done.next'), locale),
      keep: t('done.keep'),
      entered: t('done.entered'),
    },
  }
}
