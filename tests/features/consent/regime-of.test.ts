import { describe, expect, it } from 'vitest'
import { regimeOf } from '#features/consent/regime-of.ts'
import { CALLING_CODES } from '#features/localization/countries.ts'

const EEA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'

/** Parts of the Union with codes of their own. */
const OVERSEAS = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT']

const OPT_IN = [...EEA.split(' '), ...OVERSEAS, 'GB', 'CH', 'BR']

const countries = CALLING_CODES.split(' ').map((entry) => entry.slice(0, 2))

describe('regimeOf (architecture 22)', () => {
  it('asks for a choice first in exactly these countries, and in Canada while the province is unknown', () => {
    const found = countries.filter((countryCode) => regimeOf({ countryCode }) === 'opt-in')
    expect(found.toSorted()).toEqual([...OPT_IN, 'CA'].toSorted())
    expect(countries.length).toBeGreaterThan(230)
  })

  it.each([
    ['CA', 'QC', 'opt-in'],
    ['CA', undefined, 'opt-in'],
    ['CA', 'ON', 'opt-out'],
    ['CA', 'BC', 'opt-out'],
    ['US', 'CA', 'opt-out'],
    ['US', 'QC', 'opt-out'],
    ['FR', 'IDF', 'opt-in'],
    ['GB', 'SCT', 'opt-in'],
    [null, undefined, 'opt-in'],
  ])('%s %s: %s', (countryCode, region, regime) => {
    expect(regimeOf({ countryCode, region })).toBe(regime)
  })
})
