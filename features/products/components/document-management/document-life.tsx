import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { Answers, StationPicture, STATIONS } from './station-picture.tsx'

/** One agreement along a line: at each station the time, what happens, and how it looks then. */
export const DocumentLife = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'documentManagement.life' })
  return (
    <section aria-labelledby="life" className="container-page pt-section">
      <h2 id="life" className="max-w-read text-display tracking-tight">
        {t('title')}
      </h2>
      <ol className="life">
        {STATIONS.map((station) => (
          <li key={station} id={station}>
            <div>
              <p className="life-time">{t(`${station}.when`)}</p>
              <h3 className="text-title">{t(`${station}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`${station}.text`)}</p>
              {station === 'filled' ? <Answers documents={documents} /> : null}
            </div>
            <div aria-hidden="true">
              <StationPicture station={station} locale={locale} documents={documents} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
