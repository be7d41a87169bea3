import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { HAS_INSTALLERS } from '../../server/installers.ts'

/** The last words, on a folder that has its first page. */
export const DriveClosing = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive' })
  const reference = await getTranslations({ locale, namespace: 'download.reference' })
  return (
    <section aria-labelledby="closing" className="folder-closing">
      <div className="container-page">
        <span className="folder-tab" aria-hidden="true">
          {t('closing.tab')}
        </span>
        <div className="folder-front">
          <h2 id="closing" className="text-display tracking-tight">
            {t('closing.title')}
          </h2>
          <p className="mt-3 max-w-read text-lead">{t('closing.text')}</p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
            <SiteLink to="documentManagement" locale={locale} className={buttonClasses('text')}>
              {t('closing.life')}
            </SiteLink>
            <SiteLink to="download" locale={locale} className={buttonClasses('text')}>
              {HAS_INSTALLERS ? t('closing.download') : reference('link')}
            </SiteLink>
          </div>
          <div aria-hidden="true">
            <Sheet name="invoice" words={documents} locale={locale} />
          </div>
        </div>
      </div>
    </section>
  )
}
