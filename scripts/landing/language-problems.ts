import { isLandingRoute, ROUTES } from '#lib/config/routes.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

/** Families whose slugs are words of one language: a page need not exist in the others (S2 §2.2). */
const SLUGS_OF_THEIR_OWN: ReadonlySet<string> = new Set(['/docs/{slug}', '/lp/{slug}'])

const missingWarnings = (pages: readonly [RecordRow, ...RecordRow[]]): Problem[] => {
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

const windowWarnings = (pages: readonly [RecordRow, ...RecordRow[]]): Problem[] => {
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
export const languageWarnings = (rows: readonly RecordRow[]): Problem[] => {
  const byPath = new Map<string, [RecordRow, ...RecordRow[]]>()
  for (const row of rows) {
    const known = byPath.get(row.path)
    if (known) known.push(row)
    else byPath.set(row.path, [row])
  }
  return [...byPath.values()].flatMap((pages) => [
    ...missingWarnings(pages),
    ...windowWarnings(pages),
  ])
}
