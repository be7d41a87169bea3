import { describe, expect, it } from 'vitest'
import { CURRENCY_CODES } from '#lib/config/currencies.ts'
import { decodeOfferFacts, encodeOfferFacts } from '#lib/util/offer-facts.ts'

const preview = { until: 1_800_000_000, signature: 's'.repeat(43), isOpen: false }

describe('the facts of a pricing page', () => {
  it.each(CURRENCY_CODES)('are read back as they were written: %s', (currency) => {
    expect(decodeOfferFacts(encodeOfferFacts({ currency }))).toEqual({ currency })
    const shown = { currency, preview }
    expect(decodeOfferFacts(encodeOfferFacts(shown))).toEqual(shown)
  })

  it.each(['', 'USD', 'xxx', 'usd-until-1-shut-x', 'plain-idle', 'usd-'])(
    'are none of what is never written: %j',
    (segment) => {
      expect(decodeOfferFacts(segment)).toBeNull()
    },
  )
})
