import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { HAS_INSTALLERS } from '#lib/i18n/installers.ts'

const PLACES = [
  ['browser', undefined],
  ['windows', 'download'],
  ['macos', 'download'],
  ['phone', undefined],
] as const

/** The platforms of the apps, as a ledger: the platform, its features, and its requirements (S2 §1). */
export const AppsPlaces = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'apps.places' })
  const coming = await getTranslations({ locale, namespace: 'download.coming' })
  return (
    <section aria-labelledby="places" className="container-page py-section">
      <SectionHeading id="places" title={t('title')} className="max-w-read" />
      <ul className="places">
        {PLACES.map(([place, page]) => (
          <li key={place}>
            <h3 className="text-title">{t(`${place}.name`)}</h3>
            <p>{t(`${place}.what`)}</p>
            <p>
              {page ? (
                <SiteLink to={page} locale={locale} className="link">
                  {HAS_INSTALLERS ? t(`${place}.needs`) : coming('place')}
                </SiteLink>
              ) : (
                t(`${place}.needs`)
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
