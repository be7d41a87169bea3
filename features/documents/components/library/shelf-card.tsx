import { getTranslations } from 'next-intl/server'
import type { LibraryTitle, Shelf } from '../../library-shelf.ts'
import { DocumentCard } from '../document-card.tsx'
import { DrawnSheet } from './drawn-sheet.tsx'
import type { ShelfProps } from './shelf-props.ts'
import { programOf } from './title-link.tsx'

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
  const sheet = <DrawnSheet title={title} />
  return <DocumentCard document={{ ...title, department }} {...{ locale, signUp, sheet }} />
}
