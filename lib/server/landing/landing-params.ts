import 'server-only'
import type { Locale } from '#lib/config/locales.ts'
import { encodeFacts, PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import { listRecordPaths, readRecordFile } from './record-files.ts'

/** Facts that are built ahead; a form state is rare and made on its first request. */
const BUILT_AHEAD = [PLAIN_FACTS, { ...PLAIN_FACTS, hasQuery: true }].map(encodeFacts)

/** The internal addresses of a language's landing pages that a build renders ahead. */
export const landingParams = async (locale: Locale) => {
  const paths = await listRecordPaths(locale)
  const files = await Promise.all(paths.map((path) => readRecordFile({ locale, path })))
  return files
    .filter((file) => file !== null)
    .flatMap(({ path, hash }) =>
      BUILT_AHEAD.map((facts) => ({ hash, facts, path: path.slice(1).split('/') })),
    )
}
