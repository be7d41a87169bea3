import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import type { Locale } from '#lib/config/locales.ts'

/** Accept and decline, alike in every way; the leaf of the page listens to them. */
export const ConsentAnswers = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'consent' })
  return (
    <div className="consent-answers">
      <button type="button" className={buttonClasses('outlined')} data-consent="0">
        {t('decline')}
      </button>
      <button type="button" className={buttonClasses('outlined')} data-consent="1">
        {t('accept')}
      </button>
    </div>
  )
}
