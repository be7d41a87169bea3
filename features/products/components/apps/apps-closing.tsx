import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { HAS_INSTALLERS } from '../../server/installers.ts'

/** Two ways to begin, side by side: in the browser, or with a program. */
export const AppsClosing = async ({ locale, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps' })
  const reference = await getTranslations({ locale, namespace: 'download.reference' })
  return (
    <section aria-labelledby="closing" className="container-page py-section">
      <h2 id="closing" className="text-display tracking-tight">
        {t('closing.title')}
      </h2>
      <div className="two-ways">
        <div>
          <h3 className="text-title">{t('closing.browser.title')}</h3>
          <p>{t('closing.browser.text')}</p>
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
        <div>
          <h3 className="text-title">{t('closing.computer.title')}</h3>
          <p>
            {t('closing.computer.text')} {HAS_INSTALLERS ? null : reference('soon')}
          </p>
          <SiteLink to="download" locale={locale} className={buttonClasses('outlined')}>
            {HAS_INSTALLERS ? t('download') : reference('link')}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
