import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { HAS_INSTALLERS } from '../../server/installers.ts'
import { Devices } from './devices.tsx'
import { SuiteFacts } from './suite-facts.tsx'

/** The promise, above one document on three screens. */
export const AppsHero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps' })
  const reference = await getTranslations({ locale, namespace: 'download.reference' })
  return (
    <section className="on-ink apps-hero">
      <div className="container-page">
        <p className="font-medium">{t('hero.kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight">{t.rich('hero.title', { mark: marker })}</h1>
        <p className="mt-6 max-w-read text-lead">{t('hero.lead', claims)}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
          <SiteLink to="download" locale={locale} className={buttonClasses('text', 'underline')}>
            {HAS_INSTALLERS ? t('download') : reference('link')}
          </SiteLink>
        </div>
      </div>
      <Devices locale={locale} documents={documents} />
      <SuiteFacts locale={locale} description={t('meta.description')} />
    </section>
  )
}
