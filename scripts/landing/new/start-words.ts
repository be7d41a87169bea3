import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'
import { LOCALES_FOLDER } from '#lib/server/records/record-files.ts'

const part = z.record(z.string(), z.unknown())

/** Only the parts: the record made of them is checked field by field. */
const startWords = z.strictObject({
  alias: z.string(),
  meta: part,
  opening: part,
  notes: z.array(z.string()),
  wall: z.array(part),
  ledger: part,
  clause: part,
  steps: part,
  proof: part,
  documents: part,
  closing: part,
})

export type StartWords = z.infer<typeof startWords>

/** The words of a language that a new record starts with; they stand in `locales/<language>/landing-start.json`. */
export const readStartWords = async (locale: Locale): Promise<StartWords> => {
  const text = await readFile(path.join(LOCALES_FOLDER, locale, 'landing-start.json'), 'utf8')
  return startWords.parse(JSON.parse(text))
}
