import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'
import { LOCALES_FOLDER } from '#lib/server/records/record-files.ts'

const file = z.object({ keyword: z.string() })

/** The keyword that a language falls back to (S2 §3 "Default related documents"). */
export const defaultKeyword = async (locale: Locale): Promise<string> => {
  const text = await readFile(path.join(LOCALES_FOLDER, locale, 'default-documents.json'), 'utf8')
  return file.parse(JSON.parse(text)).keyword
}
