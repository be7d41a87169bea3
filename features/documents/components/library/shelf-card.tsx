import { getTranslations } from 'next-intl/server'
import { drawSheet, type Drawn } from '#features/previews/draw-preview.ts'
import { SHEET } from '#features/previews/sheet.ts'
import type { LibraryTitle, Shelf } from '../../library-shelf.ts'
import { DocumentCard } from '../document-card.tsx'
import type { ShelfProps } from './shelf-props.ts'
import { programOf } from './title-link.tsx'

/** A first page in the faces of the page, which an image could not have. */
const DrawnSheet = ({ drawn }: { drawn: Drawn }) => (
  <svg
    viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
    lang={drawn.language}
    aria-hidden="true"
    // oxlint-disable-next-line react/no-danger -- our own drawing, in which what others have written is escaped
    dangerouslySetInnerHTML={{ __html: drawSheet(drawn, 'page') }}
  />
)

/** What the page does not say of a title: its type, or its department where the page is of one type. */
const captionOf = (title: LibraryTitle, { shelf, typeName }: CaptionProps) =>
  [shelf.by === 'type' ? title.department : typeName, programOf(title)].filter(Boolean).join(' · ')

type CaptionProps = { shelf: Shelf; typeName: string | undefined }

type Props = Pick<ShelfProps, 'shelf' | 'locale' | 'signUp'> & { title: LibraryTitle }

/** The first page of a title, which opens as the title does. */
export const ShelfCard = async ({ title, shelf, locale, signUp }: Props) => {
  const t = await getTranslations({ locale, namespace: 'library.types.one' })
  const typeName = title.type && t(title.type)
  const department = captionOf(title, { shelf, typeName })
  const sheet = title.drawn ? <DrawnSheet drawn={title.drawn} /> : undefined
  return <DocumentCard document={{ ...title, department }} {...{ locale, signUp, sheet }} />
}
