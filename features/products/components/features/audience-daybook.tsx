import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { AUDIENCES } from '#features/shell/suite.ts'

const MINUTE_MS = 60_000
/** Half past seven on a Monday; the next one on the list begins a quarter of an hour later. */
const MONDAY = Date.UTC(2026, 2, 16, 7, 30)
const APART = 15

/** For whom the suite is made, as the entries of one Monday morning (S2 §1). */
export const AudienceDaybook = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'features.audiences' })
  const names = await getTranslations({ locale, namespace: 'footer.audiences' })
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  return (
    <section aria-labelledby="audiences" className="bg-desk py-section">
      <div className="container-page">
        <div className="daybook">
          <h2 id="audiences" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-3 text-lead text-ink-soft">{t('lead')}</p>
          <ul>
            {AUDIENCES.map((audience, at) => (
              <li key={audience} id={audience}>
                <span className="figures">{time.format(MONDAY + at * APART * MINUTE_MS)}</span>
                <h3 className="text-title">{names(audience)}</h3>
                <p>{t(`mornings.${audience}`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
