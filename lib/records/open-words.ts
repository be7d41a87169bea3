import type { Locale } from '#lib/config/locales.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import type { NamedIndex } from './named-index.ts'
import { isOpen } from './record-bundle.ts'
import type { WordsEntry } from './words-index.ts'

type Moment = {
  locale: Locale
  /** Milliseconds. */
  now: number
}

/** The words of a language whose time it is, in the order of their names: where two change the same, the later one counts. */
export const openWords = (index: NamedIndex<'words'>, { locale, now }: Moment): WordsEntry[] =>
  Object.entries(index)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([, entry]) => (entry?.locale === locale && isOpen(entry, now) ? [entry] : []))

/** Names a list of them: another list, or another text in it, has another name. The empty one has none. */
export const wordsEdition = async (open: readonly WordsEntry[]): Promise<string> =>
  open.length === 0 ? '' : hashOf(open.map(({ hash }) => hash).join('\n'))
