import { globSync, readFileSync } from 'node:fs'
import type { Locale } from '#lib/config/locales.ts'

/** What a sentence that promises something contains: what we do, what a customer can do, by when and for how much. */
const PROMISES = [
  /\bwe(?: will|’ve)? (?:never|always|do not sell|do not keep|send|refund(?:ed)?|renew|delete|erase|do not offer)\b/i,
  /\bwe answer (?:by|within)\b|\bfor \{years\} years\b|\bwe do not write when\b|\bdo not take away\b/i,
  /\b(?:you|consumers) (?:can|may) (?:\w+ )*?(?:cancel|withdraw|object|turn|close|end)\b|\bright to withdraw\b/i,
  /\bwithin (?:\w+ )?(?:\d+|\{\w+\}|a few) (?:hour|day|minute)s?\b|\bfor (?:30 )?days\b/i,
  /\bdays? before\b|\b14 days\b|\brenewal notice\b/i,
  /\bat any ?time\b|\byou invite them\b/i,
  /\bautomatic(?:ally)?\b/i,
  /\bno credit card\b|\bmoney[- ]back\b|\bguarantee/i,
  /\bwe (?:tell you and|agree on|assess|pay once|pay you|have no newsletter|store none|look into it and|read every)\b/i,
  /\bone-way hash\b|\baccess inside\b|\bunder contract\b|\bon our team\b|\bchange the date above\b/i,
  /\bwe(?: also|’ll| will)? (?:write to|announce|reply)\b|\bby email to you\b/i,
  /\btrees? (?:is |was )?planted\b|\bplants? (?:a tree|one)\b|\badded to the list below\b/i,
  /\bread (?:it in full|all of it|(?:any|each) (?:one|template|of))\b|\b(?:preview|preview of|shows you) (?:every|each|all)\b/i,
  /\ban outline\b|\btext you read\b|\bfiles for \{program\}|\bspreadsheet (?:adds|that does)\b/i,
  /\bPDF files to fill in\b|\bsave it as Word or PDF\b/i,
  /\b(?:refunded|unlimited|encrypted|securely)\b|\bwhole amount\b|\beverything we hold\b/i,
]

/** Texts by their place, such as `messages/plans.json trial text`; a list or a section of a legal text counts its parts. */
type Texts = ReadonlyMap<string, string>

const entriesOf = (value: unknown, place: string): [string, string][] => {
  if (typeof value === 'string') return [[place, value.replaceAll(/\s+/g, ' ').trim()]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => entriesOf(part, `${place} ${key}`))
}

/** A legal text by its sections, and the paragraphs and points of each. */
const partsOf = (text: string): string[][] =>
  text.split(/\n(?=## )/).map((section) => section.split(/\n\s*\n|\n(?=[-#] )/))

/** What a receipt says has happened, and is no promise. */
const PAPERS = 'services/papers.json'

const filesOf = (locale: Locale) =>
  ['landing-start.json', 'messages/*.json', 'services/*.json', 'legal/*.md'].flatMap((pattern) =>
    globSync(pattern, { cwd: `locales/${locale}` })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path !== PAPERS)
      .toSorted(),
  )

/** What visitors and customers read in a language: pages, what a new landing page begins with, legal texts, mails and the web app. */
export const textsIn = (locale: Locale): Texts => {
  const entries = filesOf(locale).flatMap((path) => {
    const text = readFileSync(`locales/${locale}/${path}`, 'utf8')
    return entriesOf(path.endsWith('.json') ? JSON.parse(text) : partsOf(text), path)
  })
  return new Map(entries)
}

/** A sentence of the copy that promises something, and where it stands. */
type PromiseSentence = { place: string; sentence: string }

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z*])/)

/** Every sentence of the English words that promises something. */
export const promiseSentences = (): PromiseSentence[] =>
  [...textsIn('en')].flatMap(([place, text]) =>
    sentencesOf(text)
      .filter((sentence) => sentence.split(' ').length > 2)
      .filter((sentence) => PROMISES.some((pattern) => pattern.test(sentence)))
      .map((sentence) => ({ place, sentence })),
  )
