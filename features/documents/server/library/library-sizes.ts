import 'server-only'
import * as z from 'zod/mini'
import type { Locale } from '#lib/config/locales.ts'
import { libraryOf, type CatalogueLocale } from '#lib/config/template-kinds.ts'
import type { LibraryClaims } from '../../claimed-counts.ts'

const figure = z.int().check(z.positive())
const claims = z.object({
  default: z.object({ templates: figure, contracts: figure, hrDocuments: figure }),
})

/** The site's claims about the library that a language shows: German, Italian and Portuguese show the English one (S2 §1, §3). */
export const libraryClaims = async (locale: Locale): Promise<LibraryClaims> => {
  const file: unknown = await import(`../../../../locales/${libraryOf(locale)}/claims.json`)
  return z.parse(claims, file).default
}

const sizeOf = async (language: CatalogueLocale): Promise<number> =>
  (await libraryClaims(language)).templates

/** The number of templates that the site claims for the library of each language, for every language to write (S2 §1, §9). */
export const librarySizes = async (): Promise<Record<CatalogueLocale, number>> => {
  const [en, fr, es] = await Promise.all([sizeOf('en'), sizeOf('fr'), sizeOf('es')])
  return { en, fr, es }
}
