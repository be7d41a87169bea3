import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  loadOfferPage,
  offerMetadata,
  offerParams,
} from '#features/pricing/server/load-offer-page.ts'
import { loadStandardOffer } from '#features/pricing/server/standard-offer.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import { recordAddress } from '#lib/util/record-segments.ts'
import { offerRecordOf } from '../../../support/offer-record.ts'
import { json, startUpstream } from '../../../support/upstream-server.ts'

beforeAll(async () => {
  const content = await startUpstream()
  content.reply = json(404, {})
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  return () => content.close()
})

const path = '/pricing/plans/hr-toolkit'
const hash = await hashOf(await readFile(`locales/fr/offers${path}.json`, 'utf8'))
const page = { locale: 'fr', path, hash, facts: 'usd' } as const

describe('loadOfferPage', () => {
  it('gives the record with its figures filled in, and the currency', async () => {
    const found = await loadOfferPage(page)
    expect(found?.facts).toEqual({ currency: 'USD' })
    expect(found?.record.toolkit).toBe('hr')
    expect(found?.record.lead).toMatch(/^Plus de 100 /)
  })

  it.each([
    ['another hash', { hash: '000000000000' }],
    ['a currency that there is not', { facts: 'xxx' }],
    ['a path without record', { path: '/pricing/plans/nothing' }],
    ['a landing page', { path: '/docs/free-demo' }],
    ['a language without that record', { locale: 'de' }],
  ] as const)('has no page for %s', async (_case, changes) => {
    expect(await loadOfferPage({ ...page, ...changes })).toBeNull()
  })
})

describe('what a pricing page says of itself', () => {
  const record = offerRecordOf()

  it('is that of a listed page for the plans, and of a variant of it for the others', () => {
    const plans = offerMetadata({ locale: 'de', path: '/pricing/plans', record })
    expect(plans.robots).toEqual({ index: true, follow: true })
    const variant = offerMetadata({ locale: 'fr', path: '/pricing/plans/save50', record })
    expect(variant.robots).toEqual({ index: false, follow: false })
    expect(variant.alternates?.canonical).toMatch(/\/fr\/pricing\/plans$/)
  })

  it('fills figures in', async () => {
    expect((await loadStandardOffer('de')).meta.description).toContain('3.000')
  })
})

it.each(LOCALE_CODES)('builds the pages that there are ahead in %s', async (locale) => {
  const params = offerParams(locale)
  expect(params.length).toBeGreaterThan(20)
  for (const one of params.slice(0, 3)) {
    expect(await loadOfferPage({ locale: one.locale, ...recordAddress(one.page) })).not.toBeNull()
  }
})
