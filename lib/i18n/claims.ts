import 'server-only'
import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'
import { CLAIM_NAMES, claimsFile, type ClaimName } from '#lib/util/claims.ts'
import { perLocale } from '#lib/util/per-locale.ts'
import { numberFormat } from './number-format.ts'

/** The figures of a language, each already written the way that language writes numbers. */
export type Claims = Record<ClaimName, string>

const claimsModule = z.object({ default: claimsFile })

const writtenClaims = z.record(z.enum(CLAIM_NAMES), z.string())

/** Loads the figures of a language for interpolation into copy (S1 §1, S2 §1). */
export const loadClaims = perLocale(async (locale: Locale): Promise<Claims> => {
  const file: unknown = await import(`../../locales/${locale}/claims.json`)
  const claims = claimsModule.parse(file).default
  const format = numberFormat(locale)
  return writtenClaims.parse(
    Object.fromEntries(
      CLAIM_NAMES.map((name) => {
        const value = claims[name]
        return [name, typeof value === 'number' ? format.format(value) : value]
      }),
    ),
  )
})
