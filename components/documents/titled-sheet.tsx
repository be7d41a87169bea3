import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { PlainSheet, type Filler } from './plain-sheet.tsx'
import { Sheet, SHEETS, type SheetName } from './sheet.tsx'

/** A title without the places at which it may be broken. */
const plain = (title: string) => title.replaceAll('\u00AD', '').replaceAll('\u2011', '-')

/** The document that stands written under a title, where one does. */
const sheetTitled = (title: string, words: DocumentWords): SheetName | undefined =>
  keysOf(SHEETS).find((name) => plain(words[name].title) === plain(title))

/** Finds the drawing of what stands under a title. */
export type PictureOf = (title: string) => string | undefined

type Props = {
  title: string
  filler?: Filler
  pictureOf: PictureOf
  words: DocumentWords
  locale: Locale
}

/** The sheet of a title: the document itself where we have drawn it, else one that is seen from afar. */
export const TitledSheet = ({ title, filler, pictureOf, words, locale }: Props) => {
  const name = sheetTitled(title, words)
  return name ? (
    <Sheet name={name} words={words} locale={locale} />
  ) : (
    <PlainSheet title={title} picture={pictureOf(title)} {...(filler && { filler })} />
  )
}
