import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'
import { typedSearch } from '#lib/util/typed-text.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { MOST_WORDS, queryWords } from '#services/search/find/query-words.ts'
import { readSearchRequest } from '#services/search/read-request.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 250 })

const outcomeOf = (query: string) => {
  try {
    return readSearchRequest({ query })
  } catch (error) {
    if (error instanceof ProblemError) return error.problem
    throw error
  }
}

describe('the words of a query', () => {
  test('are few, folded and different, whatever is typed', () => {
    fc.assert(
      fc.property(text, (query) => {
        const words = queryWords(query)
        expect(words.length).toBeLessThanOrEqual(MOST_WORDS)
        expect(new Set(words).size).toBe(words.length)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
      { numRuns: 5000 },
    )
  })

  test('are the same for what is the same to a reader', () => {
    fc.assert(
      fc.property(text, (query) => {
        const words = queryWords(query)
        expect(queryWords(query.normalize('NFD'))).toEqual(words)
        expect(queryWords(` ${query}-`)).toEqual(words)
        expect(queryWords(words.join(' '))).toEqual(words)
      }),
      { numRuns: 5000 },
    )
  })

  test.each([
    ['Free business-plan template (PDF)', ['business', 'plan']],
    ['Modèle gratuit de contrat', ['de', 'contrat']],
    ['Kündigung Vorlage', ['kundigung']],
    ['template', ['template']],
    ['Œuvre, straße & cœur', ['oeuvre', 'strasse', 'coeur']],
  ])('of "%s" are %j', (query, words) => {
    expect(queryWords(query)).toEqual(words)
  })

  test('come from a query that is checked: it is used or refused, never sent back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 230 }), (query) => {
        const outcome = outcomeOf(query)
        const trimmed = typedSearch(query)
        const isGood =
          trimmed.length > 0 &&
          Array.from(trimmed).length <= SEARCH_TEXT_MAX_LENGTH &&
          !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(trimmed)
        if (isGood) expect(outcome).toMatchObject({ query: trimmed, batch: 12, page: 0 })
        else expect(outcome).toMatchObject({ status: 422, fields: ['query'] })
      }),
      { numRuns: 5000 },
    )
  })

  test.each(['plan\nb', 'plan\u0085b', 'plan\u0000b'])('are none of %j', (query) => {
    expect(outcomeOf(query)).toMatchObject({ status: 422, fields: ['query'] })
  })

  test('come with numbers within bounds only', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (batch) => {
        const read = () => readSearchRequest({ query: 'plan', batch })
        const value = Number(batch)
        if (/^\d{1,4}$/.test(batch) && value >= 1 && value <= 50) {
          expect(read().batch).toBe(value)
        } else {
          expect(read).toThrow(ProblemError)
        }
      }),
    )
  })
})
