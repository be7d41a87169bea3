import type { Locale } from '#lib/config/locales.ts'
import { sheetImagePath } from '#lib/config/sheet-images.ts'
import type { Department } from '#lib/config/template-kinds.ts'
import { digestOf } from '#lib/util/digest-of.ts'
import { drawBody, homeOf } from './draw-sheet.ts'
import type { SheetKind } from './sheet-kinds.ts'
import { kindOfTitle } from './title-kinds.ts'

const digests = new Map<string, string>()

/** Address of the drawing of a kind in a language. */
export const sheetPicture = (kind: SheetKind, locale: Locale): string => {
  const key = `${locale} ${kind}`
  const digest = digests.get(key) ?? digestOf(JSON.stringify(drawBody(kind, locale)))
  digests.set(key, digest)
  return sheetImagePath(locale, { kind, digest })
}

/** Finds the drawing for a title of a page in a language; nothing for a title that names no kind of document. */
export const pictureOf =
  (locale: Locale) =>
  (title: string): string | undefined => {
    const kind = kindOfTitle(title)
    return kind && sheetPicture(kind, locale)
  }

/** The department of the document that a title of a page names; nothing for a title that names none. */
export const departmentOf = (title: string): Department | undefined => {
  const kind = kindOfTitle(title)
  return kind && homeOf(kind)
}
