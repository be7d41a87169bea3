import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { dayText } from '../drawn-facts.ts'
import { STATIONS } from './station-picture.tsx'

/** The promise, and the stations of a document's life as a label on its file. */
export const DocumentHero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement' })
  const day = dayText(locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <section className="bg-desk">
      <div className="container-page life-hero">
        <div>
          <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
          <h1 className="mt-4 text-hero tracking-tight">
            {t.rich('hero.title', { mark: marker })}
          </h1>
          <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead', claims)}</p>
          <div className="mt-8">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
          </div>
        </div>
        <nav aria-labelledby="file" className="file-label">
          <p id="file">{documents.contract.title}</p>
          <span className="stamp" aria-hidden="true">
            {t('life.filed.name')} <b>{day(0)}</b>
          </span>
          <ol>
            {STATIONS.map((station) => (
              <li key={station}>
                <a href={`#${station}`}>
                  <span>{t(`life.${station}.name`)}</span>
                  <small>{t(`life.${station}.when`)}</small>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  )
}
