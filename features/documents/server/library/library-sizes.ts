import 'server-only'
import * as z from 'zod/mini'
import type { CatalogueLocale } from '#lib/config/template-kinds.ts'

const claims = z.object({ default: z.object({ templates: z.int().check(z.positive()) }) })

const sizeOf = async (language: CatalogueLocale): Promise<number> => {
  const file: unknown = await import(`../../../../locales/${language}/claims.json`)
  return z.parse(claims, file).default.templates
}

/** How many templates the site says that the library of each language has: its own claim, for every language to write (S2 §1, §9). */
export const librarySizes = async (): Promise<Record<CatalogueLocale, number>> => {
  const [en, fr, es] = await Promise.all([sizeOf('en'), sizeOf('fr'), sizeOf('es')])
  return { en, fr, es }
}
