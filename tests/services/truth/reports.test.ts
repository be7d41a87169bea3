import { expect, test } from 'vitest'
import { randomOf } from '../../../scripts/lib/random.ts'
import { journeyOf } from './journeys.ts'
import { factsOf } from './oracle.ts'
import { expectedView, inOrder } from './reports.ts'

/** By this seed, all receipts of the marketplace are of one month. */
const SEED = 20_261_254

const receiptsOf = (visitors: number) => {
  const random = randomOf(SEED)
  const start = Date.parse('2026-11-20T15:00:00Z')
  const facts = Array.from({ length: visitors }, (_visitor, id) =>
    factsOf(journeyOf(random, { id, start }), { correctedAt: start }),
  )
  const nameOf = ({ marketplace }: { marketplace: string | null }) => marketplace
  return expectedView(facts.flat(), { column: 'marketplace', nameOf })
}

test('a report of a single row is compared as one of many is', () => {
  const expected = receiptsOf(180)
  expect(expected).toHaveLength(1)
  expect(inOrder(expected)).toHaveLength(1)
})

test('a report without rows says nothing of the truth', () => {
  expect(() => inOrder([])).toThrow(/without rows/)
})
