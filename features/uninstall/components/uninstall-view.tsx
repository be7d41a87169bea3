import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { marker } from '#components/ui/marker.tsx'
import { routePath } from '#lib/i18n/public-path.ts'
import { Survey } from './survey.tsx'
import { UninstallSteps } from './uninstall-steps.tsx'

/** The page about removing the desktop app (S2 §2.2): how it goes, what stays, and why. */
export const UninstallView = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'uninstall' })
  return (
    <>
      <section className="container-page removal">
        <div>
          <p className="font-medium text-ink-soft">{t('kicker')}</p>
          <h1 className="mt-4 text-hero tracking-tight">{t.rich('title', { mark: marker })}</h1>
          <p className="mt-4 max-w-read text-lead text-ink-soft">{t('lead')}</p>
        </div>
        <UninstallSteps locale={locale} />
        <aside className="removal-kept" aria-labelledby="kept">
          <div>
            <h2 id="kept" className="text-title">
              {t('kept.title')}
            </h2>
            <p className="mt-2 text-ink-soft">{t('kept.text')}</p>
            <a href={`${routePath('support', locale)}#billing`} className="link mt-3 inline-block">
              {t('kept.link')}
            </a>
          </div>
          <div className="filing" aria-hidden="true">
            {documents.departments.legal.titles.map((title) => (
              <span key={title}>{title}</span>
            ))}
            <b>{documents.departments.legal.name}</b>
          </div>
        </aside>
      </section>
      <Survey locale={locale} />
    </>
  )
}
