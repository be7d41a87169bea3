import { asLandingRecord } from '#features/landing/parse-landing-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { defaultKeyword } from '../default-keyword.ts'
import { isLogoPath, labelStyleOf } from '../route-problems.ts'
import { composeSections } from './compositions.ts'
import { keywordToName } from './keyword-to-name.ts'
import type { NewPages } from './read-arguments.ts'
import { readStartWords } from './start-words.ts'

/** A slug such as `01` says nothing about its page. */
const isName = (slug: string) => /[a-z]{2}/.test(slug)

const dialogOf = (path: string) => {
  if (isLogoPath(path)) return 'logo'
  return path.startsWith('/l/') ? 'landing-page' : 'email-only'
}

/** A complete record for a new page in one language; throws a `RecordError` where its start words are wrong. */
export const newRecord = async (
  { path, slug, composition }: NewPages,
  { locale, $schema }: { locale: Locale; $schema: string },
): Promise<object> => {
  const words = await readStartWords(locale)
  const keyword = await defaultKeyword(locale)
  const labelStyle = labelStyleOf(path)
  const record = {
    $schema,
    label: isName(slug) ? keywordToName(slug) : words.alias,
    alias: words.alias,
    isMainButton: true,
    keyword: isName(slug) ? slug : keyword,
    dialog: dialogOf(path),
    ...(labelStyle && { labelStyle }),
    meta: words.meta,
    sections: composeSections(composition, { words, keyword }),
  }
  asLandingRecord(record, `locales/${locale}/landing-start.json`)
  return record
}
