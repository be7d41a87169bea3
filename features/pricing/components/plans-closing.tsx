import { getTranslations } from 'next-intl/server'
import { WallClosing } from '#components/sections/wall-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import type { PlansPage } from './plans-page.ts'
import { trialLink } from './trial-link.tsx'

/** Back to the plans, which are compared and chosen in one place, before the wall of what they open. */
export const PlansClosing = async ({ locale }: PlansPage) => {
  const t = await getTranslations({ locale, namespace: 'plans.closing' })
  return (
    <WallClosing
      title={t('title')}
      text={t.rich('text', { trial: trialLink(locale) })}
      action={
        <a href="#plans" className={buttonClasses('primary')}>
          {t('action')}
        </a>
      }
      locale={locale}
    />
  )
}
