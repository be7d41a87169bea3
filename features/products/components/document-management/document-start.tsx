import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'

/** The first station of the next document: today, and it is the visitor's. */
export const DocumentStart = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement' })
  return (
    <section aria-labelledby="closing" className="container-page life-start">
      <div>
        <p className="life-time">{t('start.when')}</p>
        <h2 id="closing" className="text-display tracking-tight">
          {t('start.title')}
        </h2>
        <p className="mt-3 max-w-read text-lead text-ink-soft">{t('start.text')}</p>
        <div className="life-ways">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
          <SiteLink to="library" locale={locale} className={buttonClasses('text')}>
            {t('start.library')}
          </SiteLink>
          <SiteLink to="drive" locale={locale} className={buttonClasses('text')}>
            {t('start.drive')}
          </SiteLink>
        </div>
      </div>
      <div className="life-next" aria-hidden="true">
        <Sheet name="letter" words={documents} locale={locale} tab={t('start.tab')} />
      </div>
    </section>
  )
}
