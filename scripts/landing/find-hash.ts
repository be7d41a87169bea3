import type { Locale } from '#lib/config/locales.ts'
import { BUNDLE_PATHS, readRecordBundle } from '#lib/records/record-bundle.ts'
import { readRecordFile } from '#lib/server/records/record-files.ts'

type Page = { locale: Locale; path: string }

/** A content service, and what it wants to be shown. */
type ContentService = { url: string; headers: Record<string, string> }

/** How long the content service may take. */
const WAIT_MS = 5000

const liveHash = async ({ url, headers }: ContentService, { locale, path }: Page) => {
  const answer = await fetch(`${url}${BUNDLE_PATHS.index}`, {
    headers,
    signal: AbortSignal.timeout(WAIT_MS),
  })
  if (!answer.ok) throw new Error(`The content service answers ${answer.status}.`)
  const { index } = readRecordBundle(await answer.json())
  const entry = index[locale]?.[path]
  return typeof entry === 'string' ? entry : entry?.hash
}

/**
 * The hash of the record of a page, live or waiting for its time, else of the one in `locales/`; `null` where there
 * is none. Throws when the content service cannot be asked.
 */
export const findHash = async (service: ContentService, page: Page): Promise<string | null> =>
  (await liveHash(service, page)) ?? (await readRecordFile(page))?.hash ?? null
