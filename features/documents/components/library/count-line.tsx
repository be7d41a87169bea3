import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'

type Props = {
  locale: Locale
  total: number
  /** Whether there are more. */
  isAtLeast?: boolean
  /** Language of the templates that are counted, where it is not that of the page. */
  language?: Locale | undefined
}

/** The number of templates, in words. */
export const CountLine = async ({ locale, total, isAtLeast, language }: Props) => {
  const t = await getTranslations({ locale, namespace: 'library' })
  const figure = numberFormat(locale).format(total)
  const shown = isAtLeast ? t('atLeast', { figure }) : figure
  const other = language === undefined || language === locale ? 'other' : language
  return t('count', { total, shown, language: other })
}
