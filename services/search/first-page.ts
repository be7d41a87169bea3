import { drawSheet, drawWritten, type Drawn } from '#features/previews/draw-sheet.ts'
import type { Mark } from '#features/previews/marks.ts'
import { writtenPage } from '#features/previews/written-page.ts'
import type { Locale } from '#lib/config/locales.ts'
import { digestOf } from '#lib/util/digest-of.ts'
import { documentTexts } from './document-texts.ts'

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
