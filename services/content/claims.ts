import { readFileSync } from 'node:fs'
import type { Locale } from '#lib/config/locales.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { claimsFile } from '#lib/util/claims.ts'

const read = (locale: Locale): ClaimFigures => {
  const file = new URL(`../../locales/${locale}/claims.json`, import.meta.url)
  const claims = claimsFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  return Object.fromEntries(Object.entries(claims).map(([name, figure]) => [name, Number(figure)]))
}

const known = new Map<Locale, ClaimFigures>()

/** The figures that records of a language may name, as plain numbers; throws where the file is damaged. */
export const readClaims = (locale: Locale): ClaimFigures => {
  const claims = known.get(locale) ?? read(locale)
  known.set(locale, claims)
  return claims
}
