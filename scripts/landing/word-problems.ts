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

const markErrors = ({ field, text }: FieldText): string[] => {
  if (!text.includes(MARK)) return []
  if (field !== 'sections.0.heading') {
    return [`"${text}" would show its stars. Only the first heading may mark a phrase.`]
  }
  return MARKED_ONCE.test(text)
    ? []
    : [`"${text}" must hold two stars before one phrase and two after it.`]
}

const linkErrors = ({ text }: FieldText): string[] =>
  LINK.test(text) ? [`"${text}" holds a link, which would show as text. Take it out.`] : []

/** What is wrong with how the words of a record are written: halves of braces, marks, and links. */
export const wordErrors = (row: RecordRow): Problem[] => {
  const { alias, cardHeading, meta, sections } = row.record
  return fieldTexts({ alias, cardHeading, meta, sections }).flatMap((found) =>
    [...braceErrors(found), ...markErrors(found), ...linkErrors(found)].map((message) =>
      problemsOf(row)(message, found.field),
    ),
  )
}

const filled = (text: string, claims: ClaimFigures) =>
  text.replaceAll(TOKEN, (token, name: string) => claims[name]?.toLocaleString('en') ?? token)

/** Warns of titles and descriptions that are cut where they show. */
export const wordWarnings = (row: RecordRow, claims: ClaimFigures): Problem[] =>
  (['title', 'description'] as const).flatMap((name) => {
    const { length } = filled(row.record.meta[name], claims)
    if (length <= FITS[name]) return []
    const message = `has ${length} characters; what goes beyond ${FITS[name]} is often cut.`
    return [problemsOf(row)(message, `meta.${name}`)]
  })
