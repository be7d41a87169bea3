import { asLandingRecord } from '#features/landing/parse-landing-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { landingRecordOf } from './landing-record.ts'

export type Planted = {
  path?: string
  locale?: Locale
  record?: Parameters<typeof landingRecordOf>[0]
}

/** A small valid landing record at its place, with planted changes. */
export const recordRow = ({ path = '/docs/x', locale = 'en', record }: Planted = {}) => {
  const source = `locales/${locale}/landing${path}.json`
  return { locale, path, source, record: asLandingRecord(landingRecordOf(record), source) }
}
