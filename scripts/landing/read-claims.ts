import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { LOCALES_FOLDER } from '#lib/server/records/record-files.ts'
import { claimsFile } from '#lib/util/claims.ts'

/** The figures of a language as plain numbers; throws where one is missing or none. */
export const readClaims = async (locale: Locale): Promise<ClaimFigures> => {
  const text = await readFile(path.join(LOCALES_FOLDER, locale, 'claims.json'), 'utf8')
  const claims = Object.entries(claimsFile.parse(JSON.parse(text)))
  return Object.fromEntries(claims.map(([name, figure]) => [name, Number(figure)]))
}

/** The figures of all languages. */
export const readAllClaims = async (): Promise<Readonly<Record<string, ClaimFigures>>> => {
  const claims = await Promise.all(
    LOCALE_CODES.map(async (locale) => [locale, await readClaims(locale)] as const),
  )
  return Object.fromEntries(claims)
}
