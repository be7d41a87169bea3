import { routeOfPath } from '#lib/edge/route-of-path.ts'
import type { LandingRow } from '../lib/read-landing-records.ts'

/** Dialogs that a form with nothing but an e-mail field cannot stand for. */
const MORE_THAN_AN_ADDRESS: ReadonlySet<string> = new Set(['password', 'logo'])

const formErrors = ({ record: { dialog, sections }, source }: LandingRow): string[] =>
  MORE_THAN_AN_ADDRESS.has(dialog) && sections.some(({ type }) => type === 'hero-form')
    ? [`${source}: "hero-form" asks for the address alone; the "dialog" cannot be "${dialog}".`]
    : []

const logInErrors = ({ path, record, source }: LandingRow): string[] =>
  record.showsLogIn || routeOfPath(path) === 'shortLanding'
    ? []
    : [`${source}: "showsLogIn" switches off on pages below /l/ only. Leave it out.`]

/** What is wrong with how a page receives its visitor: its form, or its header (S1 §2, S2 §2.3). */
export const openingErrors = (row: LandingRow): string[] => [
  ...formErrors(row),
  ...logInErrors(row),
]
