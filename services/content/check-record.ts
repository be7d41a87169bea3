import {
  announcementEntry,
  announcementFaults,
  parseAnnouncement,
} from '#features/announcements/announcement-record.ts'
import { edgeEntry } from '#features/experiments/edge-entry.ts'
import { parseExperiment } from '#features/experiments/experiment-record.ts'
import { landingFaults } from '#features/landing/landing-faults.ts'
import { parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import { parseStoryRecord, storyFaults } from '#features/newsroom/story-record.ts'
import { offerFaults } from '#features/pricing/offer-faults.ts'
import { parseOfferRecord } from '#features/pricing/parse-offer-record.ts'
import { redirectFaults } from '#features/redirects/redirect-faults.ts'
import { parseRedirects, redirectEntry } from '#features/redirects/redirect-record.ts'
import { parseWords, wordsEntry, wordsFaults } from '#features/words/words-record.ts'
import type { Locale } from '#lib/config/locales.ts'
import { readOwnMessages } from '#lib/records/own-messages.ts'
import { RecordError, type RecordFault } from '#lib/records/parse-record.ts'
import { indexEntry, type EdgeFields } from '#lib/records/record-bundle.ts'
import { recordKindOf, type NamedKind, type RecordKind } from '#lib/records/record-kind.ts'
import type { ClaimFigures } from '#lib/records/word-faults.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import type { Place } from './content-folder.ts'
import type { LiveRecord } from './live-records.ts'

/** A record of a page, with the page that it is meant for. */
type PageText = { locale: Locale; path: string; text: string }

/** Gives a text's fields for the edge and its faults; throws a `RecordError` where it is no record. */
type CheckPage = (
  page: PageText,
  claims: ClaimFigures,
) => { record: EdgeFields; faults: readonly RecordFault[] }

/** The way to read and check the records of each kind of page. */
const PAGE_CHECKS: Readonly<Record<RecordKind, CheckPage>> = {
  landing: ({ text, ...page }, claims) => {
    const record = parseLandingRecord(text, page.path)
    return { record, faults: landingFaults({ ...page, record }, claims) }
  },
  offer: ({ text, ...page }, claims) => {
    const record = parseOfferRecord(text, page.path)
    return { record, faults: offerFaults({ ...page, record }, { claims }) }
  },
  story: ({ text, ...page }, claims) => {
    const record = parseStoryRecord(text, page.path)
    return { record, faults: storyFaults({ ...page, record }, claims) }
  },
}

type ClaimsOf = (locale: Locale) => ClaimFigures

/** A record of the whole site, with its hash and its name in messages. */
type NamedText = { text: string; hash: string; name: string }

type Result = { entry: LiveRecord['entry']; faults: readonly RecordFault[] }

/** The same for the records of the whole site, with what the edge is told of each. */
const NAMED_CHECKS: Readonly<Record<NamedKind, (file: NamedText, claimsOf: ClaimsOf) => Result>> = {
  experiments: ({ text, name }) => ({
    entry: edgeEntry(parseExperiment(text, name)) ?? null,
    faults: [],
  }),
  redirects: ({ text, name }) => {
    const record = parseRedirects(text, name)
    return { entry: redirectEntry(record), faults: redirectFaults(record) }
  },
  announcements: ({ text, name, hash }, claimsOf) => {
    const record = parseAnnouncement(text, name)
    return { entry: announcementEntry(hash, record), faults: announcementFaults(record, claimsOf) }
  },
  words: ({ text, name, hash }, claimsOf) => {
    const record = parseWords(text, name)
    const { locale } = record
    const language = { messages: readOwnMessages(locale), claims: claimsOf(locale) }
    return { entry: wordsEntry(hash, record), faults: wordsFaults(record, language) }
  },
}

/** The result of checking a record file: a record to show, or its problems. */
export type Checked =
  | { isGood: true; hash: string; entry: LiveRecord['entry'] }
  | { isGood: false; faults: readonly RecordFault[] }

const BYTE_ORDER_MARK = '\uFEFF'

/** A file that is wrong as a whole. */
export const fileFault = (message: string): Checked => ({
  isGood: false,
  faults: [{ field: '', message }],
})

type PlacedText = { name: string; place: Place; text: string }

const resultOf = ({ name, place, text, hash }: PlacedText & { hash: string }, claims: ClaimsOf) => {
  if (place.kind !== 'page') return NAMED_CHECKS[place.kind]({ text, hash, name }, claims)
  const { locale, path } = place
  const check = PAGE_CHECKS[recordKindOf(path)]
  const { record, faults } = check({ locale, path, text }, claims(locale))
  return { entry: indexEntry(hash, record), faults }
}

/** Checks the text of a record file: its form, its place and its words. */
export const checkRecord = async (file: PlacedText, claimsOf: ClaimsOf): Promise<Checked> => {
  if (file.text.startsWith(BYTE_ORDER_MARK)) {
    return fileFault('begins with a byte order mark. Save it as UTF-8 without one.')
  }
  try {
    const hash = await hashOf(file.text)
    const { entry, faults } = resultOf({ ...file, hash }, claimsOf)
    return faults.length > 0 ? { isGood: false, faults } : { isGood: true, hash, entry }
  } catch (error) {
    if (error instanceof RecordError) return { isGood: false, faults: error.faults }
    throw error
  }
}
