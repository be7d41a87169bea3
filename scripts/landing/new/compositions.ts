import type { SectionType } from '#features/landing/landing-sections.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import type { StartWords } from './start-words.ts'

type Hero = Extract<SectionType, `hero-${string}`>
type Below = 'steps' | 'proof' | 'clause' | 'documents' | 'closing'
type Composition = { opening: (words: StartWords) => object; below: readonly Below[] }

/** What a new page is made of, by its opening; no composition says a thing twice. */
const TABLE: Readonly<Record<Hero, Composition>> = {
  'hero-fan': {
    opening: ({ opening }) => ({ ...opening, sheets: ['contract', 'plan', 'spreadsheet'] }),
    below: ['steps', 'proof', 'documents', 'closing'],
  },
  'hero-page': {
    opening: ({ opening, notes }) => ({ ...opening, sheet: 'contract', notes }),
    below: ['proof', 'steps', 'documents', 'closing'],
  },
  'hero-wall': {
    opening: ({ opening, wall }) => ({ ...opening, sheets: wall }),
    below: ['proof', 'clause', 'closing'],
  },
  'hero-desk': {
    opening: ({ opening }) => ({
      ...opening,
      sheets: ['contract', 'letter', 'spreadsheet', 'plan'],
    }),
    below: ['clause', 'proof', 'documents', 'closing'],
  },
  'hero-ledger': {
    opening: ({ opening, ledger }) => ({ ...opening, ...ledger }),
    below: ['clause', 'steps', 'documents', 'closing'],
  },
  'hero-clause': {
    opening: ({ opening, clause }) => ({ ...opening, ...clause, sheet: 'contract' }),
    below: ['documents', 'steps', 'proof', 'closing'],
  },
  'hero-form': {
    opening: ({ opening }) => ({ ...opening, sheet: 'contract' }),
    below: ['proof', 'clause'],
  },
}

export type CompositionName = Hero

export const COMPOSITION_NAMES = keysOf(TABLE)

/** The sections of a new page; related documents are those of `keyword`. */
export const composeSections = (
  name: CompositionName,
  { words, keyword }: { words: StartWords; keyword: string },
): object[] => {
  const { opening, below } = TABLE[name]
  return [
    { type: name, ...opening(words) },
    ...below.map((type) => ({
      type,
      ...words[type],
      ...(type === 'documents' && { keyword }),
    })),
  ]
}
