import { describe, expect, it } from 'vitest'
import {
  canonicalPathOf,
  exposureOf,
  recordPathOf,
  type ExperimentFact,
} from '#lib/util/experiment-fact.ts'
import { decodeFacts, encodeFacts, PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import { decodeOfferFacts, encodeOfferFacts } from '#lib/util/offer-facts.ts'

const ARM: ExperimentFact = {
  kind: 'arm',
  experiment: 'of',
  arm: 'price',
  record: '/docs/ab/11.05.24/00',
}
const CONTROL: ExperimentFact = { kind: 'arm', experiment: 'head-line', arm: 'control' }
const ADDRESS: ExperimentFact = { kind: 'address', of: '/pricing/plans/index_C' }

describe('what a page has to do with an experiment', () => {
  it.each([ARM, CONTROL, ADDRESS])('comes back from the internal path: %j', (experiment) => {
    const facts = { ...PLAIN_FACTS, hasQuery: true, experiment }
    expect(decodeFacts(encodeFacts(facts))).toEqual(facts)
    const offer = { currency: 'EUR', experiment } as const
    expect(decodeOfferFacts(encodeOfferFacts(offer))).toEqual(offer)
  })

  it.each([
    'plain-idle~',
    'plain-idle~x',
    'plain-idle~of',
    'plain-idle~A.b',
    'plain-idle~a.b~',
    'x~a.b',
  ])('is nothing that the edge never writes: %s', (segment) => {
    expect(decodeFacts(segment)).toBeNull()
    expect(decodeOfferFacts(segment)).toBeNull()
  })

  it('says which record is shown, which address is the page’s, and what is counted', () => {
    expect(recordPathOf('/docs/free-demo', ARM)).toBe('/docs/ab/11.05.24/00')
    expect(recordPathOf('/docs/free-demo', CONTROL)).toBe('/docs/free-demo')
    expect(recordPathOf('/docs/free-demo', undefined)).toBe('/docs/free-demo')
    expect(canonicalPathOf('/docs/ab/x/1', ADDRESS)).toBe('/pricing/plans/index_C')
    expect(canonicalPathOf('/docs/free-demo', ARM)).toBe('/docs/free-demo')
    expect(exposureOf(ARM)).toEqual({ exposure: { experiment: 'of', arm: 'price' } })
    expect(exposureOf(ADDRESS)).toEqual({})
  })
})
