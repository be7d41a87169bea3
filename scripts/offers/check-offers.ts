import { offerFaults } from '#features/pricing/offer-faults.ts'
import type { OfferRecord } from '#features/pricing/offer-record.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { besideBundled, misplaced } from '../landing-check/beside-bundled.ts'
import { windowDifferences } from '../landing/language-problems.ts'
import { pageGroups, type PageRows } from '../landing/page-groups.ts'
import {
  problemsOf,
  mergeProblems,
  type Problem,
  type Problems,
  type RecordRow,
} from '../landing/problem.ts'
import { readAllClaims } from '../landing/read-claims.ts'
import { readRecordFolder, type RecordFolder } from '../landing/read-record-folder.ts'
import { OFFER_FORM } from '../landing/record-schema.ts'
import type { Checked } from '../landing/report-check.ts'
import { schemaWarnings } from '../landing/schema-file.ts'
import { stepWarnings } from '../landing/step-problems.ts'
import { windowWarnings } from '../landing/window-problems.ts'
import { wordWarnings } from '../landing/word-problems.ts'

/** What a page promises in all its languages, since one plan cannot cost two prices. */
const TERMS = ['discount', 'plans'] as const

const shown = (value: unknown) => (value === undefined ? 'left out' : JSON.stringify(value))

const termDifferences = ([first, ...others]: PageRows<OfferRecord>): Problem[] =>
  TERMS.flatMap((field) =>
    others
      .filter(({ record }) => shown(record[field]) !== shown(first.record[field]))
      .map((other) =>
        problemsOf(other)(
          `is ${shown(other.record[field])}, but ${shown(first.record[field])} in ${first.source}.`,
          field,
        ),
      ),
  )

const rowProblems = (row: RecordRow<OfferRecord>, claims: ClaimFigures): Problems => {
  const errors = offerFaults(row, { claims }).map(({ field, message }) =>
    problemsOf(row)(message, field || undefined),
  )
  return {
    errors,
    warnings: [...wordWarnings(row, claims), ...stepWarnings(row), ...windowWarnings(row)],
  }
}

/**
 * Checks every offer record of a folder by itself and with those of its page in other languages; a folder outside the repository
 * also together with the records that the site brings along (S2 §2.2).
 */
export const checkOffers = async (folder: RecordFolder): Promise<Checked> => {
  const claims = await readAllClaims()
  const { rows, problems } = await readRecordFolder(folder, OFFER_FORM)
  const beside = await besideBundled(folder, { rows, form: OFFER_FORM })
  const own = new Set(rows.map(({ source }) => source))
  const differences = pageGroups(beside.rows)
    .flatMap((pages) => [...windowDifferences(pages), ...termDifferences(pages)])
    .filter(({ source }) => own.has(source))
  const found = mergeProblems(
    { errors: [...(await misplaced(folder)), ...problems], warnings: [] },
    ...rows.map((row) => rowProblems(row, claims[row.locale] ?? {})),
    { errors: [], warnings: rows.flatMap((row) => schemaWarnings(folder, row)) },
    { errors: [], warnings: [...beside.warnings, ...differences] },
  )
  return { ...found, count: rows.length }
}
