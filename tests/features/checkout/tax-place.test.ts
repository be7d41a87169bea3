import { expect, test } from 'vitest'
import { totalAt, type BuyerPlace, type Evidence } from '#features/checkout/server/total.ts'
import { newQuote } from '../../services/support/purchase.ts'
import { testSite } from '../../support/test-site.ts'

const NOW = Date.UTC(2026, 10, 23)

const { payment } = testSite().site

const site = { payment, now: () => new Date(NOW) }

const at = (code: string | null) => {
  if (code === null) return null
  const [country = '', part] = code.split('-')
  return { country, part: part ?? null }
}

const evidenceOf = (edge: string | null, card: string | null): Evidence => {
  const seen = at(edge)
  return { edge: seen && { country: seen.country, region: seen.part }, card }
}

const placeOf = (code: string): BuyerPlace => {
  const { country, part } = at(code) ?? { country: '', part: null }
  return { country, province: part }
}

/** Billing place, connection, card: the total on 299.88, and whose taxes they are where not the billing place's. */
test.each([
  ['US-NY', 'CA-QC', null, 344_78, 'CA-QC'],
  ['US-NY', 'CA-QC', 'CA', 344_78, 'CA-QC'],
  ['US-NY', 'CA-QC', 'US', 299_88, null],
  ['US-NY', 'CA', 'CA', 314_87, 'CA'],
  ['US-NY', null, 'CA', 314_87, 'CA'],
  ['US-NY', null, 'US', 299_88, null],
  ['US-NY', null, null, 299_88, null],
  ['US-NY', 'US-NY', 'CA', 299_88, null],
  ['US-NY', 'FR', 'DE', 299_88, null],
  ['DE', 'CA-ON', null, 338_86, 'CA-ON'],
  ['CA-AB', 'CA-QC', 'CA', 314_87, null],
  ['CA-AB', 'CA-QC', null, 314_87, null],
  ['CA-AB', 'CA-QC', 'US', 344_78, 'CA-QC'],
  ['CA-AB', 'CA', 'US', 314_87, null],
  ['CA-QC', 'CA-AB', 'US', 344_78, null],
  ['CA-QC', 'US-NY', 'US', 344_78, null],
  ['CA-QC', null, 'US', 344_78, null],
] as const)(
  'billed in %s, seen in %s, with a card of %s: %i',
  (billing, edge, card, total, taxed) => {
    const quote = newQuote(NOW)
    const made = totalAt({ quote, place: placeOf(billing), evidence: evidenceOf(edge, card), site })
    expect([made.total, made.taxedAt]).toEqual([total, taxed === null ? null : placeOf(taxed)])
  },
)
