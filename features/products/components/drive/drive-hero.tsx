import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import { HAS_INSTALLERS } from '../../server/installers.ts'
import { DriveScreen } from './drive-screen.tsx'

/** The promise above one large screen of the drive. */
export const DriveHero = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'drive' })
  const reference = await getTranslations({ locale, namespace: 'download.reference' })
  const apps = HAS_INSTALLERS ? '' : ` (${reference('coming')})`
  return (
    <section className="drive-hero">
      <div className="container-page product-opening">
        <div>
          <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
          <h1 className="mt-4 text-hero tracking-tight">
            {t.rich('hero.title', { mark: marker })}
          </h1>
        </div>
        <div>
          <p className="text-lead text-ink-soft">{t('hero.lead')}</p>
          <div className="mt-6">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
          </div>
          <CheckList
            items={[t('hero.points.card'), `${t('hero.points.apps')}${apps}`]}
            className="mt-5 flex flex-wrap gap-x-6 text-small text-ink-soft"
          />
        </div>
      </div>
      <DriveScreen locale={locale} documents={documents} />
    </section>
  )
}
