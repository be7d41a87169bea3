import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { landingRecord, type LandingRecord } from '#lib/contracts/landing-record.ts'
import { hashOf } from '#lib/util/hash-of.ts'

export type LandingRow = { locale: Locale; path: string; hash: string; record: LandingRecord }

const recordFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

const readRecord = async (file: string): Promise<{ record: LandingRecord; text: string }> => {
  const text = await readFile(file, 'utf8')
  const parsed = landingRecord.safeParse(JSON.parse(text))
  if (parsed.success) return { record: parsed.data, text }
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${file} is no valid landing record. ${issues.join('; ')}`)
}

/** Reads every landing record below `locales/`; throws an error that names file and field. */
export const readLandingRecords = async (locales: URL): Promise<LandingRow[]> => {
  const rows: LandingRow[] = []
  for (const locale of LOCALE_CODES) {
    const folder = fileURLToPath(new URL(`${locale}/landing/`, locales))
    for (const file of await recordFiles(folder)) {
      const { record, text } = await readRecord(file)
      const slug = path
        .relative(folder, file)
        .replace(/\.json$/, '')
        .split(path.sep)
        .join('/')
      rows.push({ locale, path: `/${slug}`, hash: await hashOf(text), record })
    }
  }
  return rows
}
