import { STEP_NAMES } from '#lib/config/step-names.ts'
import { fillClaims, UnknownClaimError } from '#lib/util/fill-claims.ts'
import { typedFigures } from '#lib/util/typed-figures.ts'
import type { LandingRow } from '../lib/read-landing-records.ts'
import { openingErrors } from './opening-problems.ts'
import { routeErrors, routeWarnings } from './route-problems.ts'

export type Claims = Readonly<Record<string, number>>

/** Errors must be mended; a warning is a page that shows less than it could, or 500 (S1 §8). */
export type Problems = { errors: string[]; warnings: string[] }

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const figureErrors = (text: string, { claims, source }: { claims: Claims; source: string }) =>
  typedFigures(text, claims).map(
    (name) => `${source}: "${text}" types the figure of a claim. Write {${name}} instead.`,
  )

const tokenErrors = (text: string, { claims, source }: { claims: Claims; source: string }) => {
  try {
    const written = Object.entries(claims).map(([name, figure]) => [name, `${figure}`] as const)
    fillClaims(text, { claims: Object.fromEntries(written), source })
    return []
  } catch (error) {
    if (error instanceof UnknownClaimError) return [error.message]
    throw error
  }
}

const known: readonly string[] = STEP_NAMES

/** What is wrong with a record beyond its form: its words, its figures, its place and its steps. */
export const recordProblems = (row: LandingRow, claims: Claims): Problems => {
  const { record, source } = row
  const { $schema: _schema, label: _label, keyword: _keyword, middleware, ...words } = record
  const context = { claims, source }
  const wordErrors = textsOf(words).flatMap((text) => [
    ...tokenErrors(text, context),
    ...figureErrors(text, context),
  ])
  const stepWarnings = middleware
    .filter((name) => !known.includes(name))
    .map(
      (name) => `${source}: the step "${name}" does not exist; the page answers 500 until it does.`,
    )
  return {
    errors: [...routeErrors(row), ...openingErrors(row), ...wordErrors],
    warnings: [...routeWarnings(row), ...stepWarnings],
  }
}
