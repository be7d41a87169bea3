import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { dateFormat } from '#lib/util/date-format.ts'
import { HISTORY, type HistoryEntry } from '../history.ts'

type When = {
  entry: HistoryEntry
  since: string
  now: string
  format: ReturnType<typeof dateFormat>
}

/** The day of an entry, or the year of the first one. */
const When = ({ entry, since, now, format }: When) => {
  if ('date' in entry) {
    return <time dateTime={entry.date}>{format.format(new Date(entry.date))}</time>
  }
  if (entry.name === 'founded') return <time dateTime={since}>{since}</time>
  return <span>{now}</span>
}

/** The history in entries: those with a date, and in one list what has none. */
export const History = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.history' })
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section aria-labelledby="history" className="border-t border-line bg-sheet py-section">
      <div className="container-page annals">
        <SectionHeading id="history" title={t('title')} lead={t('lead')} />
        <ol>
          {HISTORY.map((entry) =>
            'added' in entry ? (
              <li key="added" data-dated="false">
                <p>{t('then')}</p>
                <ul>
                  {entry.added.map((name) => (
                    <li key={name}>
                      <h3>{t(`items.${name}.title`, claims)}</h3>
                      <p>{t(`items.${name}.text`, claims)}</p>
                    </li>
                  ))}
                </ul>
              </li>
            ) : (
              <li key={entry.name} data-dated={entry.name !== 'today'}>
                <p>
                  <When entry={entry} since={claims.since} now={t('now')} format={format} />
                </p>
                <div>
                  <h3 className="text-title">{t(`items.${entry.name}.title`, claims)}</h3>
                  <p className="mt-2 text-ink-soft">{t(`items.${entry.name}.text`, claims)}</p>
                </div>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  )
}
