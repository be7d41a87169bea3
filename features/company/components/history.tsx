import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { HISTORY, type HistoryEntry } from '../history.ts'

type When = { entry: HistoryEntry; since: string; then: string; format: Intl.DateTimeFormat }

/** The day of an entry, the year of the first one, or the word for what came between. */
const When = ({ entry, since, then, format }: When) => {
  if ('date' in entry) {
    return <time dateTime={entry.date}>{format.format(new Date(entry.date))}</time>
  }
  if (entry.name === 'founded') return <time dateTime={since}>{since}</time>
  return <span>{then}</span>
}

/** The history in entries, dated where a date is known. */
export const History = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.history' })
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <section aria-labelledby="history" className="border-t border-line bg-sheet py-section">
      <div className="container-page annals">
        <SectionHeading id="history" title={t('title')} lead={t('lead')} />
        <ol>
          {HISTORY.map((entry) => (
            <li key={entry.name} data-dated={'date' in entry || entry.name === 'founded'}>
              <p>
                <When
                  entry={entry}
                  since={claims.since}
                  then={t(entry.name === 'today' ? 'now' : 'then')}
                  format={format}
                />
              </p>
              <div>
                <h3 className="text-title">{t(`items.${entry.name}.title`, claims)}</h3>
                <p className="mt-2 text-ink-soft">{t(`items.${entry.name}.text`, claims)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
