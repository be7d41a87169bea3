import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { quoteOf } from '#features/pricing/quote.ts'
import { offerTermsFinder, PARTNER_OFFER } from '#features/pricing/server/load-offer-terms.ts'
import { createLog } from '#lib/util/log.ts'

const log = createLog({ name: 'site', level: 'info', destination: new PassThrough().resume() })

it('of a partner’s page needs no record, and asks what everybody is asked', async () => {
  // Nothing answers there: the terms are known without a call.
  const termsOf = offerTermsFinder({ contentServiceUrl: 'http://127.0.0.1:9', log })
  const terms = await termsOf({ locale: 'de', path: '/start/plans' })
  expect(terms).toEqual(PARTNER_OFFER)
  const at = new Date('2026-11-23T12:00:00Z')
  expect(terms && quoteOf({ terms, plan: 'basic', currency: 'USD', at })).toMatchObject({
    offer: '/start/plans',
    amount: 299_88,
    list: 299_88,
  })
})
