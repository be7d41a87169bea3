import * as z from 'zod'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { markFaults } from '#lib/records/mark-faults.ts'
import { readRecordJson, recordReader, type RecordFault } from '#lib/records/parse-record.ts'
import { copy, edgeFields, ENDS_LATER, endsLater } from '#lib/records/record-fields.ts'
import { replacedFault, type MessageTree } from '#lib/records/replaced-word.ts'
import { wordFaults, type ClaimFigures } from '#lib/records/word-faults.ts'
import type { WordsEntry } from '#lib/records/words-index.ts'

const MOST_WORDS = 60
const WORD_MAX_LENGTH = 600

const texts = z
  .record(z.string(), copy(WORD_MAX_LENGTH))
  .refine((own) => Object.keys(own).length > 0, 'needs at least one word')
  .refine((own) => Object.keys(own).length <= MOST_WORDS, `holds at most ${MOST_WORDS} words`)
  .describe('The new words, each by the key of the one that it replaces, such as "home.hero.lead".')

/** Words of home and of the layouts of landing pages in one language (docs/decisions/064): one file each, `locales/words/<name>.json`. */
export const wordsRecord = z
  .strictObject({
    $schema: z.string().optional(),
    locale: z.enum(LOCALE_CODES).describe('The language whose words these are.'),
    from: edgeFields.from.describe('When the words begin; at once when left out.'),
    until: edgeFields.until.describe('When the words of the site return; never when left out.'),
    words: texts,
  })
  .refine(endsLater, ENDS_LATER)

export type WordsRecord = z.infer<typeof wordsRecord>

const asWords = recordReader(wordsRecord, 'record of words')

/** Reads the text of a record file; throws a `RecordError` that names `source` and field. */
export const parseWords = (text: string, source: string): WordsRecord =>
  asWords(readRecordJson(text, source), source)

/** What a page needs of a record; `hash` is that of its text. */
export const wordsEntry = (hash: string, { $schema: _, ...record }: WordsRecord): WordsEntry => ({
  hash,
  ...record,
})

type Language = {
  /** The messages of the record's language, at least those whose words a record may change. */
  messages: MessageTree
  claims: ClaimFigures
}

const TAG = /<\/?\w+>/g

const NAME = /\{(\w+)\}/g

/** A name that is no figure stands for something that its page fills in, such as a price. */
const namesOf = (text: string) =>
  [...text.matchAll(NAME)].map(([, name = '']) => [name, 0] as const)

const styleFaults = (field: string, { text, claims }: { text: string; claims: ClaimFigures }) => {
  const figures = { ...Object.fromEntries(namesOf(text)), ...claims }
  // Whether its tags are right has been asked.
  const marks = markFaults({ texts: text.replaceAll(TAG, ''), marked: '-' })
  return [...wordFaults(text, figures), ...marks].map(({ message }) => ({ field, message }))
}

/** The faults of words beyond their form: whether each fits the place of the one that it replaces, and its figures (S2 §1). */
export const wordsFaults = (
  { words }: WordsRecord,
  { messages, claims }: Language,
): RecordFault[] =>
  Object.entries(words).flatMap(([key, text]) => {
    const field = `words.${key}`
    const message = replacedFault(messages, { key, text })
    return message === undefined
      ? styleFaults(field, { text, claims })
      : [{ field, message: `${message}.` }]
  })
