import { expect, test } from 'vitest'
import { hashOf } from '#lib/util/hash-of.ts'
import { OFFER_FILE } from '../../support/offer-record.ts'
import { contentBench, recordText } from './support.ts'

const FILE = 'en/offers/pricing/plans/spring-sale.json'
const PATH = '/pricing/plans/spring-sale'

const textOf = (changes: object = {}) => JSON.stringify({ ...OFFER_FILE, ...changes })

test('an offer is live beside landing pages, and handed out byte for byte', async () => {
  const bench = contentBench()
  const offer = textOf({ discount: 'save40' })
  const landing = recordText()
  bench.drop(FILE, offer)
  bench.drop('en/landing/docs/soldes.json', landing)
  expect(await bench.records('en')).toEqual({
    [PATH]: await hashOf(offer),
    '/docs/soldes': await hashOf(landing),
  })
  const answer = await bench.call(`/records/en/${await hashOf(offer)}${PATH}.json`)
  expect(await answer.text()).toBe(offer)
  bench.reopen()
  expect(await bench.records('en')).toHaveProperty([PATH])
})

test.each([
  ['a discount that there is not', { discount: 'save99' }, 'discount'],
  ['an end that there is not', { headline: 'Today only' }, 'headline'],
  ['a price of its own', { lead: 'Just $9 a month.' }, 'lead'],
  ['an end without time zone', { until: '2026-12-01T00:00:00' }, 'until'],
])('an offer with %s never takes the place of a good one', async (_case, changes, field) => {
  const bench = contentBench()
  bench.drop(FILE, textOf())
  const good = { [PATH]: await hashOf(textOf()) }
  expect(await bench.records('en')).toEqual(good)
  bench.drop(FILE, textOf(changes))
  expect(await bench.records('en')).toEqual(good)
  expect(await bench.problems()).toMatchObject([
    { file: FILE, language: 'en', faults: [{ field }] },
  ])
})

test.each([
  ['en/landing/pricing/plans/x.json', 'stand in offers/'],
  ['en/offers/docs/x.json', 'stand in landing/'],
  ['en/prices/x.json', 'is read by nobody'],
])('a file in the wrong folder is told: %s', async (file, message) => {
  const bench = contentBench()
  bench.drop(file, textOf())
  expect(await bench.records('en')).toEqual({})
  expect(await bench.problems()).toMatchObject([
    { file, faults: [{ message: expect.stringContaining(message) }] },
  ])
})
