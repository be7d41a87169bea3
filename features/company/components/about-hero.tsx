import { getTranslations } from 'next-intl/server'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'

/** What the company did, and the box that it is named after: sheets standing in it, a label on its front. */
export const AboutHero = async ({ locale, claims, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.hero' })
  const drawn = { words: documents, locale }
  return (
    <section className="container-page about-hero">
      <div>
        <p className="font-medium text-ink-soft">{t('kicker', claims)}</p>
        <h1 className="mt-4 text-hero tracking-tight">{t.rich('title', { mark: marker })}</h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead', claims)}</p>
        <p className="mt-8">
          <SiteLink to="library" locale={locale} className={buttonClasses('primary')}>
            {t('action')}
          </SiteLink>
        </p>
      </div>
      <div className="archive" aria-hidden="true">
        <Sheet name="letter" {...drawn} />
        <Sheet name="spreadsheet" {...drawn} />
        <Sheet name="contract" {...drawn} tab={documents.departments.legal.name} />
        <p className="archive-front">
          <span>
            <b>{BRAND.name}</b>
            {t('label', claims)}
          </span>
        </p>
      </div>
    </section>
  )
}
