import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { Day } from '#components/ui/day.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { HISTORY, type AddedEntry, type HistoryEntry } from '../history.ts'

type Props = Pick<SectionProps, 'locale' | 'claims'>

/** A folder of what has no day of its own: its tab says that it spans all the years. */
const AddedFolder = async ({ entry, locale, claims }: Props & { entry: AddedEntry }) => {
  const t = await getTranslations({ locale, namespace: 'about.history' })
  return (
    <li data-folder="added">
      <p className="annals-tab">{t('then', claims)}</p>
      <ul>
        {entry.added.map((name) => (
          <li key={name}>
            <h3>{t(`items.${name}.title`, claims)}</h3>
            <p>{t(`items.${name}.text`, claims)}</p>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** A folder of one thing: the year on its tab, and inside the day, where it is known. */
const Folder = async ({ entry, locale, claims }: Props & { entry: HistoryEntry }) => {
  const t = await getTranslations({ locale, namespace: 'about.history' })
  return (
    <li data-folder={'date' in entry ? 'dated' : entry.name}>
      {'date' in entry ? (
        <>
          <p className="annals-tab" aria-hidden="true">
            {entry.date.slice(0, 4)}
          </p>
          <p className="text-small text-ink-mute">
            <Day date={new Date(entry.date)} locale={locale} />
          </p>
        </>
      ) : (
        <p className="annals-tab">
          {entry.name === 'founded' ? (
            <time dateTime={claims.since}>{claims.since}</time>
          ) : (
            t('now')
          )}
        </p>
      )}
      <h3>{t(`items.${entry.name}.title`, claims)}</h3>
      <p>{t(`items.${entry.name}.text`, claims)}</p>
    </li>
  )
}

/** The history as a drawer of folders, each with its year on the tab. */
export const History = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.history' })
  return (
    <section aria-labelledby="history" className="border-t border-line bg-sheet py-section">
      <div className="container-page">
        <SectionHeading id="history" title={t('title')} lead={t('lead')} />
        <ol className="annals">
          {HISTORY.map((entry) =>
            'added' in entry ? (
              <AddedFolder key="added" {...{ entry, locale, claims }} />
            ) : (
              <Folder key={entry.name} {...{ entry, locale, claims }} />
            ),
          )}
        </ol>
      </div>
    </section>
  )
}
