import { getTranslations } from 'next-intl/server'
import { relatedShelves, type LibraryTitle, type Shelf } from '../../library-shelf.ts'
import { previewedTitles } from '../../previewed-titles.ts'
import { DocumentCard } from '../document-card.tsx'
import { DrawnSheet } from './drawn-sheet.tsx'
import { LibraryClosing } from './library-closing.tsx'
import { ShelfHead } from './shelf-head.tsx'
import { ShelfList } from './shelf-list.tsx'
import type { ShelfProps } from './shelf-props.ts'
import { ShelfRegister } from './shelf-register.tsx'
import { programOf } from './title-link.tsx'

/** The part of a title that the page does not give: its type, or its department where the page is of one type. */
const captionOf = (title: LibraryTitle, { shelf, typeName }: CaptionProps) =>
  [shelf.by === 'type' ? title.department : typeName, programOf(title)].filter(Boolean).join(' · ')

type CaptionProps = { shelf: Shelf; typeName: string | undefined }

type Props = Pick<ShelfProps, 'shelf' | 'locale' | 'signUp'> & { title: LibraryTitle }

/** The first page of a title, which opens as the title does. */
const ShelfCard = async ({ title, shelf, locale, signUp }: Props) => {
  const t = await getTranslations({ locale, namespace: 'library.types.one' })
  const typeName = title.type && t(title.type)
  const department = captionOf(title, { shelf, typeName })
  const sheet = <DrawnSheet title={title} />
  return <DocumentCard document={{ ...title, department }} {...{ locale, signUp, sheet }} />
}

/** First pages that are shown, as many of them as can be read side by side; the other titles are lines of the index. */
const MOST_PREVIEWS = 5

/** A page of the library: its head, the first pages of some titles, the index, and where else to look (S2 §2.6, §4). */
export const ShelfView = async (props: ShelfProps) => {
  const { shelf, content, names, locale, signUp } = props
  const t = await getTranslations({ locale, namespace: 'library' })
  return (
    <>
      <ShelfHead {...props} />
      <section aria-labelledby="previews" className="bg-desk">
        <div className="shelf-previews">
          <h2 id="previews" className="sr-only">
            {t('shelf.previews')}
          </h2>
          <ul>
            {previewedTitles(content.titles, MOST_PREVIEWS).map((title) => (
              <li key={title.url}>
                <ShelfCard {...{ title, shelf, locale, signUp }} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ShelfRegister {...props} />
      <section aria-labelledby="related" className="container-page shelf-related">
        <h2 id="related" className="text-display tracking-tight">
          {t('shelf.related')}
        </h2>
        <ShelfList
          shelves={relatedShelves(shelf, content)}
          nameOf={names.ofShelf}
          locale={locale}
          className="topic-line"
        />
      </section>
      <LibraryClosing locale={locale} signUp={signUp} />
    </>
  )
}
