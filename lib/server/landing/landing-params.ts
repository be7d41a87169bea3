import 'server-only'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { encodeFacts, PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import { listRecordPaths, readRecordFile } from './record-files.ts'

/** Facts that are built ahead; a form state is rare and made on its first request. */
const BUILT_AHEAD = [PLAIN_FACTS, { ...PLAIN_FACTS, hasQuery: true }].map(encodeFacts)

const paramsOf = async (locale: Locale, folder?: string) => {
  const paths = await listRecordPaths(locale, folder)
  const files = await Promise.all(paths.map((path) => readRecordFile({ locale, path }, folder)))
  return files
    .filter((file) => file !== null)
    .flatMap(({ path, hash }) =>
      BUILT_AHEAD.map((facts) => ({ locale, hash, facts, path: path.slice(1).split('/') })),
    )
}

/**
 * The internal addresses of a language's landing pages that a build renders ahead. A language
 * without any gives those of all: where one parent has no child, Next builds none of the others,
 * and it drops what is there twice.
 */
export const landingParams = async (locale: Locale, folder?: string) => {
  const own = await paramsOf(locale, folder)
  if (own.length > 0) return own
  const all = await Promise.all(LOCALE_CODES.map((code) => paramsOf(code, folder)))
  return all.flat()
}
