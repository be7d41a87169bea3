import { getTranslations } from 'next-intl/server'
import { UNINSTALL_MESSAGE_MAX_LENGTH } from '#features/uninstall/uninstall-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { REASONS, SYSTEMS } from '../reasons.ts'

/** The fields of the uninstall form with their words, for the page and for the page that shows the form again. */
export const uninstallFields = async (locale: Locale) => {
  const t = await getTranslations({ locale, namespace: 'uninstall.fields' })
  const max = numberFormat(locale).format(UNINSTALL_MESSAGE_MAX_LENGTH)
  return {
    system: {
      legend: t('system.legend'),
      wrong: t('system.legend'),
      options: SYSTEMS.map((value) => ({ value, label: t(`system.options.${value}`) })),
    },
    reason: {
      legend: t('reason.legend'),
      wrong: t('reason.wrong'),
      options: REASONS.map((value) => ({ value, label: t(`reason.options.${value}`) })),
    },
    message: {
      label: t('message.label'),
      wrong: t('message.wrong', { max }),
      maxLength: UNINSTALL_MESSAGE_MAX_LENGTH,
    },
    hint: t('hint', { max }),
  }
}
