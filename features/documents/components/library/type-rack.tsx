import { getTranslations } from 'next-intl/server'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { SHELVES } from '../../library-shelf.ts'
import { CountLine } from './count-line.tsx'
import { DrawnSheet } from './drawn-sheet.tsx'
import type { LibraryProps } from './shelf-props.ts'

/** The document types, each with the first page of one of its templates on top (S2 §2.6). */
export const TypeRack = async ({ locale, content, names }: LibraryProps) => {
  const t = await getTranslations({ locale, namespace: 'library' })
  const { counts, titles } = content
  return (
    <section aria-labelledby="types" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="types" title={t('types.title')} />
        <ul className="type-rack">
          {SHELVES.map((shelf) => {
            if (shelf.by !== 'type') return null
            const top = titles.findLast(({ type }) => type === shelf.id)
            const total = counts?.types[shelf.id]
            return (
              <li key={shelf.id}>
                <SiteLink to={`library/${shelf.place}`} locale={locale} className="document">
                  {top ? <DrawnSheet title={top} /> : null}
                  <b>{names.ofShelf(shelf)}</b>
                  <small>
                    {total === undefined ? null : <CountLine locale={locale} total={total} />}
                  </small>
                </SiteLink>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
