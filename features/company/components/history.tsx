import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'

/** No day of these is known, so they share one folder: nothing is dated by guessing (S2 §1, §9). */
const ADDED = ['library', 'languages', 'drive', 'budgeting', 'affiliates', 'trees'] as const

/** The history as a drawer of folders, each with its time on the tab. */
export const History = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'about.history' })
  return (
    <section aria-labelledby="history" className="border-t border-line bg-sheet py-section">
      <div className="container-page">
        <SectionHeading id="history" title={t('title')} />
        <ol className="annals">
          <li data-folder="founded">
            <p className="annals-tab">
              <time dateTime={claims.since}>{claims.since}</time>
            </p>
            <h3>{t('items.founded.title')}</h3>
            <p>{t('items.founded.text')}</p>
          </li>
          <li data-folder="added">
            <p className="annals-tab">{t('then', claims)}</p>
            <ul>
              {ADDED.map((name) => (
                <li key={name}>
                  <h3>{t(`items.${name}.title`, claims)}</h3>
                  <p>{t(`items.${name}.text`, claims)}</p>
                </li>
              ))}
            </ul>
          </li>
          <li data-folder="today">
            <p className="annals-tab">{t('now')}</p>
            <h3>{t('items.today')}</h3>
          </li>
        </ol>
      </div>
    </section>
  )
}
