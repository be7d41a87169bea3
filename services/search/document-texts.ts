import { fileURLToPath } from 'node:url'
import {
  readDocumentTexts,
  type DocumentText,
} from '#features/document-texts/read-document-texts.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const known = new Map<Locale, ReadonlyMap<number, DocumentText>>()

/** The documents that a language has written out, by the numbers of their templates; read once a process. */
export const documentTexts = (locale: Locale): ReadonlyMap<number, DocumentText> => {
  const found = known.get(locale)
  if (found) return found
  const texts = new Map(readDocumentTexts(locale, ROOT).map((text) => [text.template, text]))
  known.set(locale, texts)
  return texts
}

/** A document that is written out, and the language that it is in. */
export type Written = { text: DocumentText; language: Locale }

/** The text behind a title, and its language: that of the library where it has written it out, else the title's own. */
export const textBehind = (
  { id, language }: Pick<FoundDocument, 'id' | 'language'>,
  library: Locale,
): Written | undefined => {
  const written = [library, ...(language ? [language] : [])].flatMap((locale) => {
    const text = id === undefined ? undefined : documentTexts(locale).get(id)
    return text ? [{ text, language: locale }] : []
  })
  return written[0]
}
