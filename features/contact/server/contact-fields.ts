import { getTranslations } from 'next-intl/server'
import {
  CONTACT_LINE_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_TOPICS,
} from '#features/contact/contact-contract.ts'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'

/** The fields of the form, in their order. */
export const CONTACT_FIELDS = [
  'topic',
  'name',
  'email',
  'company',
  'orderNumber',
  'message',
] as const

const LINES = ['name', 'email', 'company', 'orderNumber'] as const

/** Fields of one line. */
export type LineName = (typeof LINES)[number]

/** The fields of the contact form with their words, for the page and for the page that shows the form again. */
export const contactFields = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'contact.fields' })
  const max = numberFormat(locale).format(CONTACT_MESSAGE_MAX_LENGTH)
  const line = (name: LineName) => ({
    name,
    label: t(`${name}.label`),
    wrong: t(`${name}.wrong`),
    maxLength: name === 'email' ? EMAIL_MAX_LENGTH : CONTACT_LINE_MAX_LENGTH,
  })
  return {
    topic: {
      legend: t('topic.legend'),
      wrong: t('topic.wrong'),
      options: CONTACT_TOPICS.map((value) => ({ value, label: t(`topic.options.${value}`) })),
    },
    lines: LINES.map(line),
    message: {
      label: t('message.label'),
      wrong: t('message.wrong', { max }),
      maxLength: CONTACT_MESSAGE_MAX_LENGTH,
    },
    hint: t('hint', { max }),
  }
}
