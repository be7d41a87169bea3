import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

const TOKEN = /\{([^{}]*)\}/g

/** Tabs and shared links cut what is longer. */
const FITS = { title: 60, description: 160 } as const

const filled = (text: string, claims: ClaimFigures) =>
  text.replaceAll(TOKEN, (token, name: string) => claims[name]?.toLocaleString('en') ?? token)

/** Warns of titles and descriptions that are cut where they show. */
export const wordWarnings = (
  row: RecordRow<{ meta: Record<keyof typeof FITS, string> }>,
  claims: ClaimFigures,
): Problem[] =>
  (['title', 'description'] as const).flatMap((name) => {
    const { length } = filled(row.record.meta[name], claims)
    if (length <= FITS[name]) return []
    const message = `has ${length} characters; what goes beyond ${FITS[name]} is often cut.`
    return [problemsOf(row)(message, `meta.${name}`)]
  })
