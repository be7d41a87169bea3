import { fileURLToPath } from 'node:url'
import { inArray, isNull, type SQL } from 'drizzle-orm'
import {
  readDocumentTexts,
  type DocumentText,
} from '#features/document-texts/read-document-texts.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { drawSheet, drawWritten, type Drawn } from '#features/previews/draw-sheet.ts'
import type { Mark } from '#features/previews/marks.ts'
import { writtenPage } from '#features/previews/written-page.ts'
import type { Locale } from '#lib/config/locales.ts'
import { digestOf } from '#lib/util/digest-of.ts'
import { templateIndex } from '#services/db/schema.ts'

/** Tells whether a language has written a document out: such a one comes before titles that fit as well. */
export const isWritten = (locale: Locale): SQL => {
  const written = [...documentTexts(locale).keys()]
  return written.length > 0
    ? inArray(templateIndex.templateId, written)
    : isNull(templateIndex.templateId)
}

/** The first page of a title: that of its text where a language has written it out, else that of its kind (docs/decisions/050). */
export const firstPage = (
  template: Drawn,
  language: Locale,
): { title: string; marks: readonly Mark[] } => {
  const text = documentTexts(language).get(template.id)
  return text
    ? { title: text.title, marks: drawWritten(writtenPage(text, language)) }
    : { title: template.title, marks: drawSheet(template) }
}

const digests = new Map<string, string>()

/** A short digest of a first page, which changes when the drawing does; drawn once a process. */
export const firstPageDigest = (template: Drawn, language: Locale): string => {
  const key = `${template.id} ${language}`
  const known = digests.get(key)
  if (known) return known
  const digest = digestOf(JSON.stringify(firstPage(template, language)))
  digests.set(key, digest)
  return digest
}

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
