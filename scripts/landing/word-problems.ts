import { fieldTexts, type FieldText } from '#lib/records/field-texts.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { problemsOf, type Problem, type RecordRow } from './problem.ts'

const TOKEN = /\{([^{}]*)\}/g
const MARK = '**'
const MARKED_ONCE = /^[^*]*\*\*[^*]+\*\*[^*]*$/

/** Tabs and shared links cut what is longer. */
const FITS = { title: 60, description: 160 } as const

/** An address, or a link as Markdown writes it. */
const LINK = /https?:\/\/|\bwww\.|\]\(/i

const BRACE = /[{}]/

const braceErrors = ({ text }: FieldText): string[] =>
  BRACE.test(text) && BRACE.test(text.replaceAll(TOKEN, ''))
    ? [`"${text}" holds a brace without its other half. Write {name}, or take it out.`]
    : []

const markErrors = ({ field, text }: FieldText, marked: string): string[] => {
  if (!text.includes(MARK)) return []
  if (field !== marked) {
    return [`"${text}" would show its stars. Only the first heading may mark a phrase.`]
  }
  return MARKED_ONCE.test(text)
    ? []
    : [`"${text}" must hold two stars before one phrase and two after it.`]
}

const linkErrors = ({ text }: FieldText): string[] =>
  LINK.test(text) ? [`"${text}" holds a link, which would show as text. Take it out.`] : []

type Words = {
  texts: unknown
  /** The field of the first heading, which alone may mark a phrase. */
  marked: string
}

/** What is wrong with how the words of any record are written: halves of braces, marks, and links. */
export const textErrors = (row: RecordRow<unknown>, { texts, marked }: Words): Problem[] =>
  fieldTexts(texts).flatMap((found) =>
    [...braceErrors(found), ...markErrors(found, marked), ...linkErrors(found)].map((message) =>
      problemsOf(row)(message, found.field),
    ),
  )

/** The same of a landing page. */
export const wordErrors = (row: RecordRow): Problem[] => {
  const { alias, cardHeading, meta, sections } = row.record
  return textErrors(row, {
    texts: { alias, cardHeading, meta, sections },
    marked: 'sections.0.heading',
  })
}

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
