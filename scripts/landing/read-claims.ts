import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'
import { LOCALES_FOLDER } from '#lib/server/landing/record-files.ts'
import type { Claims } from './record-problems.ts'

const claimsFile = z.record(z.string(), z.int().positive())

/** The figures of a language as plain numbers; throws where one is no positive whole number. */
export const readClaims = async (locale: Locale): Promise<Claims> => {
  const text = await readFile(path.join(LOCALES_FOLDER, locale, 'claims.json'), 'utf8')
  return claimsFile.parse(JSON.parse(text))
}
