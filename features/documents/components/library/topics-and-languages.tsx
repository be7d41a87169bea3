import { getTranslations } from 'next-intl/server'
import { SiteLink } from '#components/ui/site-link.tsx'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { SHELVES } from '../../library-shelf.ts'
import { ShelfList } from './shelf-list.tsx'
import type { LibraryProps } from './shelf-props.ts'

/** The library of each language with the figure that stands for it (S2 §1, §9). */
const Spines = async ({ locale, names, sizes }: LibraryProps) => {
  const t = await getTranslations({ locale, namespace: 'library.languages' })
  const figures = numberFormat(locale)
  return (
    <ul className="spines">
      {SHELVES.map((shelf) =>
        shelf.by === 'language' ? (
          <li key={shelf.id}>
            <SiteLink to={`library/${shelf.place}`} locale={locale}>
              <b lang={shelf.id === locale ? undefined : shelf.id}>{names.ofShelf(shelf)}</b>
              <span>{t('line', { templates: figures.format(sizes[shelf.id]) })}</span>
            </SiteLink>
          </li>
        ) : null,
      )}
    </ul>
  )
}

/** The most searched topics, and the languages of the library (S2 §2.6). */
export const TopicsAndLanguages = async (props: LibraryProps) => {
  const { locale, names } = props
  const t = await getTranslations({ locale, namespace: 'library' })
  return (
    <div className="container-page beside two-indexes py-section">
      <section aria-labelledby="topics">
        <h2 id="topics" className="text-display tracking-tight">
          {t('topics.title')}
        </h2>
        <ShelfList
          shelves={SHELVES.filter(({ by }) => by === 'topic')}
          nameOf={names.ofShelf}
          locale={locale}
          className="topic-line"
        />
      </section>
      <section aria-labelledby="languages">
        <h2 id="languages" className="text-display tracking-tight">
          {t('languages.title')}
        </h2>
        <Spines {...props} />
      </section>
    </div>
  )
}
