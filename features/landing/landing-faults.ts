import type { Locale } from '#lib/config/locales.ts'
import { isLandingRoute, ROUTES } from '#lib/config/routes.ts'
import { LABEL_EXPERIMENT_PATH, LABEL_STYLES } from '#lib/config/sign-up-variants.ts'
import type { RecordFault } from '#lib/records/parse-record.ts'
import { wordFaults, type ClaimFigures } from '#lib/records/word-faults.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import type { LandingRecord } from './landing-record.ts'

/** A landing record and the page that it is meant for. */
export type PlacedRecord = {
  locale: Locale
  /** Public path without language. */
  path: string
  record: LandingRecord
}

const familyFaults = ({ path, locale }: PlacedRecord): RecordFault[] => {
  const family = recordFamily(path)
  if (family === null || !isLandingRoute(family)) {
    const message = `${path} belongs to no landing family of lib/config/routes.ts. Move the file.`
    return [{ field: '', message }]
  }
  const { locales, path: pattern } = ROUTES[family]
  if (locales.includes(locale)) return []
  return [{ field: '', message: `pages ${pattern} exist in ${locales.join(', ')} only.` }]
}

const labelStyleFaults = ({ path, record: { labelStyle } }: PlacedRecord): RecordFault[] => {
  const wanted = LABEL_STYLES.find((style) =>
    `${path}/`.includes(`${LABEL_EXPERIMENT_PATH}${style}/`),
  )
  if (labelStyle === wanted) return []
  const message = wanted
    ? `must be "${wanted}" on the page ${path}.`
    : `"${labelStyle}" belongs to ${LABEL_EXPERIMENT_PATH}${labelStyle}. Leave it out.`
  return [{ field: 'labelStyle', message }]
}

const wordsOf = (record: LandingRecord) => {
  const { $schema: _schema, label: _label, keyword: _keyword, middleware: _steps, ...rest } = record
  const { from: _from, until: _until, ...words } = rest
  return words
}

/**
 * What is wrong with a record beyond its form: no page can be at its place, or not this one, its words name
 * a figure that there is not, or type one (S1 §2, S2 §1, §2.3).
 */
export const landingFaults = (placed: PlacedRecord, claims: ClaimFigures): RecordFault[] => [
  ...familyFaults(placed),
  ...labelStyleFaults(placed),
  ...wordFaults(wordsOf(placed.record), claims),
]
