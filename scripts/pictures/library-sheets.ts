import { firstPageOf } from '#features/previews/kinds.ts'
import { SHEET } from '#features/previews/marks.ts'
import type { SheetKind } from '#features/previews/sheet-kinds.ts'
import type { CatalogueLocale } from '#lib/config/template-kinds.ts'
import { readCatalogueFiles } from '#services/search/catalogue/catalogue-files.ts'
import { parseCatalogue } from '#services/search/catalogue/parse-catalogue.ts'
import { firstPage } from '#services/search/document-texts.ts'
import { previewImage } from '#services/search/preview-image.ts'
import type { Template } from '#services/search/template.ts'

/** The size of a sheet in a scene, before it is moved and scaled: in units of the drawing. */
export const PAPER = { width: SHEET.width, height: SHEET.height } as const

type Shelves = ReadonlyMap<SheetKind, readonly Template[]>

const shelvesOf = (language: CatalogueLocale): Shelves => {
  const shelves = new Map<SheetKind, Template[]>()
  for (const template of parseCatalogue(readCatalogueFiles().templates[language], language)) {
    const kind = firstPageOf(template)
    shelves.set(kind, [...(shelves.get(kind) ?? []), template])
  }
  return shelves
}

/** Templates of a library, of as many kinds as there are: no kind comes again before all others have. */
export const libraryTemplates = (count: number, language: CatalogueLocale): Template[] => {
  const kinds = [...shelvesOf(language).values()]
  return Array.from({ length: count }, (_, at) => {
    const shelf = kinds[at % kinds.length] ?? []
    const template = shelf[(Math.floor(at / kinds.length) * 7 + at * 3) % shelf.length]
    if (!template) throw new Error('library-sheets.ts: a kind of the library has no template.')
    return template
  })
}

/** The first template of a kind in a library; throws where there is none. */
export const templateOf = (kind: SheetKind, language: CatalogueLocale): Template => {
  const [template] = shelvesOf(language).get(kind) ?? []
  if (!template) throw new Error(`library-sheets.ts: no ${kind} in ${language}.`)
  return template
}

/** A picture that is composed of drawings. */
export type Scene = { width: number; height: number; svg: string }

/** The first page of a template, to stand inside the SVG of a scene under a transform. */
export const sheetDrawing = async (template: Template, transform: string): Promise<string> => {
  const page = firstPage(template, template.language)
  return `<g transform="${transform}">${await previewImage({ ...page, width: PAPER.width })}</g>`
}
