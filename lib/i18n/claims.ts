import 'server-only'
import type { Locale } from '#lib/config/locales.ts'
import type claimsFile from '#locales/en/claims.json'

export type ClaimName = keyof typeof claimsFile

/** The figures of a language, each already written the way that language writes numbers. */
export type Claims = Record<ClaimName, string>

/** A year is not grouped: 2002, never 2,002. */
const isYear = (name: string) => name === 'since'

/** Loads the figures of a language for interpolation into copy (S1 §1, S2 §1). */
export const loadClaims = async (locale: Locale): Promise<Claims> => {
  const file = (await import(`../../locales/${locale}/claims.json`)) as {
    default: typeof claimsFile
  }
  const format = new Intl.NumberFormat(locale)
  const entries = Object.entries(file.default).map(([name, value]) => [
    name,
    isYear(name) ? String(value) : format.format(value),
  ])
  return Object.fromEntries(entries) as Claims
}
