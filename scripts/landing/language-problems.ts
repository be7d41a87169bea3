import type { LandingRecord } from '#features/landing/landing-record.ts'
import { isLandingRoute, ROUTES } from '#lib/config/routes.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { pageGroups, type PageRows } from './page-groups.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

/** Families whose slugs are words of one language: a page need not exist in the others (S2 §2.2). */
const SLUGS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['/docs/{slug}', '/lp/{slug}'])

const missingWarnings = (pages: PageRows<LandingRecord>): Problem[] => {
  const [first] = pages
  const route = routeOfPath(first.path)
  if (route === null || !isLandingRoute(route)) return []
  const { path, locales } = ROUTES[route]
  if (SLUGS_OF_THEIR_OWN.has(path)) return []
  const missing = locales.filter((locale) => pages.every((page) => page.locale !== locale))
  if (missing.length === 0) return []
  return [problemsOf(first)(`${first.path} is missing in ${missing.join(', ')}.`)]
}

const FIELDS = ['from', 'until'] as const

type Dates = { from?: string | undefined; until?: string | undefined }

/** Warns of dates that differ between the languages of a page. */
export const windowDifferences = <Kept extends Dates>(pages: PageRows<Kept>): Problem[] => {
  const [first, ...others] = pages
  return FIELDS.flatMap((field) =>
    others
      .filter(({ record }) => record[field] !== first.record[field])
      .map((other) =>
        problemsOf(other)(
          `is ${other.record[field] ?? 'left out'}, but ${first.record[field] ?? 'left out'} in ${first.source}.`,
          field,
        ),
      ),
  )
}

/** Warns of pages that a language lacks, and of dates that differ between the languages of a page. */
export const languageWarnings = (rows: readonly RecordRow[]): Problem[] =>
  pageGroups(rows).flatMap((pages) => [...missingWarnings(pages), ...windowDifferences(pages)])
