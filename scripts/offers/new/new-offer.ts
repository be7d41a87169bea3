import { asOfferRecord } from '#features/pricing/parse-offer-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { readRecordJson } from '#lib/records/parse-record.ts'
import { readRecordFile } from '#lib/server/records/record-files.ts'
import { keywordToName } from '../../landing/new/keyword-to-name.ts'
import type { NewOffers } from './read-arguments.ts'

/** Of one page alone: dates, extra steps, and what only some pages may do. */
const OF_ONE_PAGE = new Set(['$schema', 'from', 'until', 'middleware', 'hasCaptcha', 'isRenewal'])

const fieldsOf = (value: unknown): (readonly [string, unknown])[] =>
  Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
    ([name]) => !OF_ONE_PAGE.has(name),
  )

/** A complete record for a new pricing page in one language, with the words and plans of another; throws where there is no such one. */
export const newOffer = async (
  { path, like, discount }: NewOffers,
  { locale, $schema }: { locale: Locale; $schema: string },
): Promise<object> => {
  const other = await readRecordFile({ locale, path: like })
  if (!other)
    throw new Error(`There is no record of ${like} in ${locale}. Name another with --like.`)
  const name = path.slice(ROUTES.plans.path.length + 1).replaceAll(/[/_]/g, '-')
  const start = new Map(fieldsOf(readRecordJson(other.text, other.source)))
  const record = {
    $schema,
    ...Object.fromEntries(start),
    label: keywordToName(name),
    keyword: name.toLowerCase(),
    ...(discount !== undefined && { discount }),
  }
  asOfferRecord(record, other.source)
  return record
}
