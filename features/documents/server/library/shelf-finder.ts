import 'server-only'
import { DOCUMENT_ID } from '#features/destination/web-app-places.ts'
import type { Drawn } from '#features/previews/draw-sheet.ts'
import type { Locale } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, libraryOf } from '#lib/config/template-kinds.ts'
import { recentValues } from '#lib/util/recent-values.ts'
import type { LibraryTitle, ShelfContent } from '../../library-shelf.ts'
import type { RelatedDocument } from '../../related-documents.ts'
import type { FoundDocument, SearchAnswer } from '../../search-contract.ts'
import { chooseDocuments } from '../choose-documents.ts'
import { defaultDocuments } from '../default-documents.ts'
import { searchDocuments } from '../find-documents.ts'
import { loadRelatedDocumentsWords } from '../related-documents-words.ts'
import { REST_MS, searchGuard, type FinderSettings } from '../search-guard.ts'
import { showDocument, type Candidate } from '../show-document.ts'
import type { ShelfQuestion } from './ask-shelf.ts'

/** Titles of a page: a search service answers fifty at most (S2 §7). */
const MOST_TITLES = 48

const MOST_QUESTIONS = 200
const LIFE_MS = 5 * 60_000

type Kinds = Pick<FoundDocument, 'department' | 'type' | 'title' | 'language'>

type Found = Omit<ShelfContent, 'titles'> & { candidates: readonly (Candidate & Kinds)[] }

/** A number that is true of the shelf: one of a service that lists no parts counts what the words find. */
const totalOf = ({ total, counts }: SearchAnswer, { part }: ShelfQuestion) =>
  part && !counts ? null : total

/** The library that a title is of; behind what a language has written out stands the title of the library that it shows. */
const libraryBehind = (language: Locale | undefined, isOwn: boolean) =>
  language && (isOwn ? libraryOf(language) : CATALOGUE_LOCALES.find((code) => code === language))

/**
 * The source for drawing a first page. A document has its title in its own language: none where the label is a translation and the
 * service does not give the original.
 */
const drawnFrom = (
  { url, label, labelLanguage, mark }: RelatedDocument,
  { locale, type, title, department, language: told }: Kinds & { locale: Locale },
): Drawn | undefined => {
  const isTitle = !(mark && labelLanguage === locale)
  const named = title ?? (isTitle ? label : undefined)
  const language = libraryBehind(title ? told : labelLanguage, title !== undefined)
  if (!language || !type || !department || named === undefined) return undefined
  return { id: Number(DOCUMENT_ID.exec(url)?.[1]), title: named, type, language, department }
}

/** The preview of a text that is written out names its language and its drawing. */
const WRITTEN = /\/\d+-[a-z]{2}-[0-9a-f]{8}-600px\.svg$/

type Service = Parameters<typeof searchDocuments>[1]

/** One figure for one library: where a page shows that of another language, a topic is counted by what that language calls it. */
const countOf = async ({ counted }: ShelfQuestion, service: Service) => {
  if (!counted) return null
  const { total } = await searchDocuments(
    { query: counted.words, locale: counted.language, batch: 1 },
    service,
  )
  return total
}

const lookUp = async (question: ShelfQuestion, service: Service): Promise<Found> => {
  const { locale, language, words, part } = question
  const wanted = { query: words, locale: language, batch: MOST_TITLES, ...(part && { part }) }
  const [answer, counted] = await Promise.all([
    searchDocuments(wanted, service),
    countOf(question, service),
  ])
  const { counts = null } = answer
  if (answer.documents.length > 0) {
    const candidates = answer.documents.slice(0, MOST_TITLES)
    const total = Math.max(counted ?? 0, candidates.length)
    return {
      state: 'found',
      total: counted === null ? totalOf(answer, question) : total,
      counts,
      candidates,
    }
  }
  const { keyword } = await defaultDocuments(locale)
  const { documents } = await chooseDocuments({ locale, keyword }, service)
  return { state: 'nothing', total: null, counts: null, candidates: documents }
}

const standIns = async ({ locale }: ShelfQuestion): Promise<Found> => {
  const { documents } = await defaultDocuments(locale)
  return { state: 'away', total: null, counts: null, candidates: documents }
}

/** Finds what a shelf of the library holds (S2 §2.6, §4, §8); whatever the search service does, there are titles. */
export const shelfFinder = (settings: FinderSettings) => {
  const { searchServiceUrl, thumbnailUrl, now = Date.now } = settings
  const guard = searchGuard(settings)
  const recent = recentValues<ShelfContent>({
    most: MOST_QUESTIONS,
    lifeOf: ({ state }) => (state === 'away' ? REST_MS : LIFE_MS),
    now,
  })
  return (question: ShelfQuestion): Promise<ShelfContent> =>
    recent(JSON.stringify(question), async () => {
      const { locale } = question
      const ask = (signal: AbortSignal) => lookUp(question, { searchServiceUrl, signal })
      const { candidates, ...found } = (await guard(ask)) ?? (await standIns(question))
      const page = { locale, thumbnailUrl, words: await loadRelatedDocumentsWords(locale) }
      const titles = candidates.map((candidate): LibraryTitle => {
        const { department, type } = candidate
        const title = showDocument(candidate, page)
        // Previews from another place are of other drawings than ours, and those of a text are drawn by who has it.
        const isOurs = !thumbnailUrl && !WRITTEN.test(title.thumb)
        const drawn = isOurs ? drawnFrom(title, { ...candidate, locale }) : undefined
        return {
          ...title,
          ...(department && { of: department }),
          ...(type && { type }),
          ...(drawn && { drawn }),
        }
      })
      return { ...found, titles }
    })
}
