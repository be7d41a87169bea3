import { expect, it } from 'vitest'
import {
  announcedIn,
  contextSegment,
  editionIn,
  encodeWords,
  wordsIn,
} from '#lib/config/contexts.ts'

const [NEWS, WORDS, LINE] = ['a'.repeat(12), 'b'.repeat(12), 'c'.repeat(12)]
const UNTIL = 1_900_000_000

const context = 'standard'

it.each([
  { edition: '', words: '', announced: null },
  { edition: NEWS, words: '', announced: null },
  { edition: '', words: WORDS, announced: null },
  { edition: '', words: encodeWords({ hash: WORDS, until: UNTIL }), announced: null },
  { edition: '', words: WORDS, announced: LINE },
  { edition: NEWS, words: WORDS, announced: LINE },
  { edition: NEWS, words: encodeWords({ hash: WORDS, until: UNTIL }), announced: LINE },
])('a segment says what it was made of: %j', (parts) => {
  const segment = contextSegment({ context, ...parts })
  expect(editionIn(segment)).toBe(parts.edition)
  const shown = wordsIn(segment)
  expect(shown ? encodeWords(shown) : '').toBe(parts.words)
  expect(announcedIn(`/fr/${segment}/landing/x`) ?? null).toBe(parts.announced)
  expect(/^[a-z]+/.exec(segment)?.[0]).toBe(context)
})
