import type { Locale } from '#lib/config/locales.ts'
import { isLandingRoute, PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { LABEL_EXPERIMENT_PATH, LABEL_STYLES } from '#lib/config/sign-up-variants.ts'
import { markFaults } from '#lib/records/mark-faults.ts'
import type { RecordFault } from '#lib/records/parse-record.ts'
import { wordFaults, type ClaimFigures } from '#lib/records/word-faults.ts'
import { recordFamily } from '#lib/util/record-family.ts'
import type { LandingRecord } from './landing-record.ts'
import { pageFaults } from './page-faults.ts'

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
  const page = PAGE_ROUTE_IDS.find((id) => ROUTES[id].path === path)
  // That page wins, and nobody would see the record.
  if (page)
    return [{ field: '', message: `${path} is the page "${page}" of the site. Move the file.` }]
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

const shownOf = ({ alias, cardHeading, meta, sections }: LandingRecord) => ({
  alias,
  cardHeading,
  meta,
  sections,
})

/**
 * The faults of a record beyond its form: no page can be at its place, or not this one, the page is none as a whole, its words name a
 * figure that does not exist, type one, or hold markup that would show as typed (S1 §2, S2 §1, §2.3).
 */
export const landingFaults = (placed: PlacedRecord, claims: ClaimFigures): RecordFault[] => [
  ...familyFaults(placed),
  ...labelStyleFaults(placed),
  ...pageFaults(placed),
  ...wordFaults(wordsOf(placed.record), claims),
  ...markFaults({ texts: shownOf(placed.record), marked: 'sections.0.heading' }),
]
