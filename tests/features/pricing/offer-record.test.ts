import { describe, expect, it } from 'vitest'
import { parseOfferRecord } from '#features/pricing/parse-offer-record.ts'
import { RecordError } from '#lib/records/parse-record.ts'
import { OFFER_FILE, offerRecordOf } from '../../support/offer-record.ts'

const faultsOf = (changes: object) => {
  try {
    offerRecordOf(changes)
    return []
  } catch (error) {
    if (error instanceof RecordError) return error.faults.map(({ field }) => field)
    throw error
  }
}

describe('an offer record', () => {
  it('sells Basic and Premium at full price unless it says otherwise', () => {
    const { plans, discount, generation, showsStorage, hasCaptcha, isRenewal } = offerRecordOf()
    expect([plans, discount, generation]).toEqual([['basic', 'premium'], undefined, 'new'])
    expect([showsStorage, hasCaptcha, isRenewal]).toEqual([true, false, false])
  })

  it.each([
    ['a price of its own', { price: 1 }, ''],
    ['a discount that the price book lacks', { discount: 'save99' }, 'discount'],
    ['a plan that there is not', { plans: ['gold'] }, 'plans.0'],
    ['a plan twice', { plans: ['basic', 'basic'] }, 'plans'],
    ['no plan', { plans: [] }, 'plans'],
    ['four plans', { plans: ['basic', 'premium', 'solo', 'team'] }, 'plans'],
    ['a plan that stands out and is not sold', { highlighted: 'solo' }, 'highlighted'],
    ['an end without time zone', { until: '2026-12-01T00:00:00' }, 'until'],
    ['an end that is a day alone', { until: '2026-12-01' }, 'until'],
    [
      'an end before its beginning',
      { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
      'until',
    ],
    ['a toolkit that there is not', { toolkit: 'tax' }, 'toolkit'],
    ['no headline', { headline: '' }, 'headline'],
  ])('cannot have %s', (_case, changes, field) => {
    expect(faultsOf(changes)).toEqual([field])
  })

  it('names the file and the field of what is wrong with it', () => {
    const text = JSON.stringify({ ...OFFER_FILE, discount: 'save99' })
    expect(() => parseOfferRecord(text, 'locales/en/offers/pricing/plans/x.json')).toThrow(
      /^locales\/en\/offers\/pricing\/plans\/x\.json is no valid offer record: "discount" must be one of: save33, /,
    )
  })
})
