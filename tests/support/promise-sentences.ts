import { globSync, readFileSync } from 'node:fs'

/** The English words that visitors and customers read: pages, legal texts, mails and the web app. */
const SOURCES = [
  'locales/en/messages/*.json',
  'locales/en/legal/*.md',
  'services/mail/{words,subscription-words}/en.ts',
  'services/web-app/{words,member-words,billing-words}/en.ts',
]

/** What a sentence that promises something contains: what we do, what a customer can do, by when and for how much. */
const PROMISES = [
  /\bwe(?: will|’ve)? (?:never|always|do not sell|do not keep|send|refund(?:ed)?|renew|delete|erase|do not offer)\b/i,
  /\bwe answer (?:by|within)\b|\bfor \{years\} years\b|\bwe do not write when\b|\bdo not take away\b/i,
  /\b(?:you|consumers) (?:can|may) (?:\w+ )*?(?:cancel|withdraw|object|turn|close|end)\b|\bright to withdraw\b/i,
  /\bwithin (?:\w+ )?(?:\d+|\{\w+\}|a few) (?:hour|day|minute)s?\b|\bfor (?:30 )?days\b/i,
  /\bdays? before\b|\b14 days\b|\brenewal notice\b/i,
  /\bat any ?time\b/i,
  /\bautomatic(?:ally)?\b/i,
  /\bno credit card\b|\bmoney[- ]back\b|\bguarantee/i,
  /\b(?:refunded|unlimited|encrypted|securely)\b|\bwhole amount\b/i,
]

/** A sentence of the copy that promises something, and the file that it stands in. */
type PromiseSentence = { file: string; sentence: string }

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g

const textsOf = (file: string, text: string): string[] => {
  if (file.endsWith('.json')) return stringsOf(JSON.parse(text))
  if (file.endsWith('.md')) return text.split(/\n\s*\n|\n(?=[-#] )/)
  return [...text.matchAll(QUOTED)].map(([, single, template, double]) =>
    (single ?? template ?? double ?? '').replaceAll("\\'", "'"),
  )
}

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) (?=[A-Z*])/)

/** Every sentence of the English words that promises something, each once a file. */
export const promiseSentences = (): PromiseSentence[] =>
  SOURCES.flatMap((pattern) => globSync(pattern).toSorted()).flatMap((path) => {
    const file = path.replaceAll('\\', '/')
    const sentences = textsOf(file, readFileSync(path, 'utf8')).flatMap(sentencesOf)
    return [...new Set(sentences)]
      .filter((sentence) => sentence.split(' ').length > 2)
      .filter((sentence) => PROMISES.some((pattern) => pattern.test(sentence)))
      .map((sentence) => ({ file, sentence }))
  })
