import type { RouteId } from '#lib/config/routes.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

/** Dialogs that a form with nothing but an e-mail field cannot stand for. */
const MORE_THAN_AN_ADDRESS: ReadonlySet<string> = new Set(['password', 'logo'])

/** Routes whose pages may take the log-in link out of their header. */
const SHORT: ReadonlySet<RouteId | null> = new Set<RouteId>(['shortFront', 'shortLanding'])

const formErrors = (row: RecordRow): Problem[] => {
  const { dialog, sections } = row.record
  if (!MORE_THAN_AN_ADDRESS.has(dialog)) return []
  return sections.flatMap(({ type }, at) => {
    if (type !== 'hero-form') return []
    const message = `asks for the address alone; the "dialog" cannot be "${dialog}".`
    return [problemsOf(row)(message, `sections.${at}.type`)]
  })
}

const logInErrors = (row: RecordRow): Problem[] =>
  row.record.showsLogIn || SHORT.has(routeOfPath(row.path))
    ? []
    : [problemsOf(row)('switches off on /l and below /l/ only. Leave it out.', 'showsLogIn')]

/** What is wrong with how a page receives its visitor: its form, or its header (S1 §2, S2 §2.3). */
export const openingErrors = (row: RecordRow): Problem[] => [
  ...formErrors(row),
  ...logInErrors(row),
]
