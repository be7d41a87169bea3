import { fieldTexts, type FieldText } from './field-texts.ts'
import type { RecordFault } from './parse-record.ts'

const TOKEN = /\{[^{}]*\}/g
const BRACE = /[{}]/
const MARK = '**'
const MARKED_ONCE = /^[^*]*\*\*[^*]+\*\*[^*]*$/

/** An address, or a link as Markdown writes it. */
const LINK = /https?:\/\/|\bwww\.|\]\(/i

const TAG = /<\/?[a-z][^>]*>/i

const braceMessages = ({ text }: FieldText): string[] =>
  BRACE.test(text) && BRACE.test(text.replaceAll(TOKEN, ''))
    ? [`"${text}" holds a brace without its other half. Write {name}, or take it out.`]
    : []

const starMessages = ({ field, text }: FieldText, marked: string): string[] => {
  if (!text.includes(MARK)) return []
  if (field !== marked) {
    return [`"${text}" would show its stars. Only the first heading may mark a phrase.`]
  }
  return MARKED_ONCE.test(text)
    ? []
    : [`"${text}" must hold two stars before one phrase and two after it.`]
}

const foreignMessages = ({ text }: FieldText): string[] => [
  ...(LINK.test(text) ? [`"${text}" holds a link, which would show as text. Take it out.`] : []),
  ...(TAG.test(text) ? [`"${text}" holds a tag, which would show as text. Take it out.`] : []),
]

type Words = {
  texts: unknown
  /** The field of the first heading, which alone may mark a phrase. */
  marked: string
}

/** The faults in how a record's words are written: unpaired braces, marks, links and tags. */
export const markFaults = ({ texts, marked }: Words): RecordFault[] =>
  fieldTexts(texts).flatMap((found) =>
    [...braceMessages(found), ...starMessages(found, marked), ...foreignMessages(found)].map(
      (message) => ({ field: found.field, message }),
    ),
  )
