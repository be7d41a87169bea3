import { describe, expect, it } from 'vitest'
import { addCad } from '../../../scripts/orders/add-cad.ts'
import { rateOn, readExchangeRates } from '../../../scripts/orders/exchange-rates.ts'

/** As the bank gives it, over Christmas and the turn of the year. */
const TABLE = `"TERMS AND CONDITIONS"
"https://www.bankofcanada.ca/terms/"

"SERIES"
"id","label","description"
"FXUSDCAD","USD/CAD","US dollar to Canadian dollar daily exchange rate"

"OBSERVATIONS"
"date","FXUSDCAD","FXJPYCAD"
"2026-12-23","1.3700","0.009100"
"2026-12-24","1.3725","0.009123"
"2026-12-29","1.3750",""
"2026-12-31","1.3800","0.009200"
`

const rates = readExchangeRates(TABLE)

const on = (day: string, currency = 'USD') => rateOn(rates, { currency, day })

describe('the rate of a day', () => {
  it('is that of the bank, with its series and its day', () => {
    expect(on('2026-12-24')).toEqual({
      rate: '1.3725',
      date: '2026-12-24',
      source: 'Bank of Canada FXUSDCAD',
    })
    expect(on('2026-12-24', 'JPY')?.rate).toBe('0.009123')
  })

  it('is the last one before where the bank was closed', () => {
    expect(on('2026-12-28')).toMatchObject({ rate: '1.3725', date: '2026-12-24' })
    expect(on('2026-12-30')).toMatchObject({ date: '2026-12-29' })
  })

  it.each([
    ['behind the end of the table', '2027-01-02', 'USD'],
    ['before its beginning', '2026-12-22', 'USD'],
    ['of a currency that it has not', '2026-12-24', 'EUR'],
    ['after more days than the bank is ever closed', '2026-12-29', 'JPY'],
  ])('is never guessed %s', (_where, day, currency) => {
    expect(on(day, currency)).toBeUndefined()
  })

  it('of Canadian dollars is one', () => {
    expect(on('2030-01-01', 'CAD')).toMatchObject({ rate: '1' })
  })
})

describe('a table of rates', () => {
  it.each([
    ['without its heading', '2026-12-24,1.3725', /begins with: date/],
    ['with something else than a rate', 'date,FXUSDCAD\n2026-12-24,1;37', /Line 2/],
    ['with a day that is none', 'date,FXUSDCAD\n24/12/2026,1.37', /Line 2/],
  ])('is refused %s', (_what, text, message) => {
    expect(() => readExchangeRates(text)).toThrow(message)
  })
})

describe('amounts in Canadian dollars', () => {
  const line = {
    currency: 'USD',
    day: '2026-12-24',
    net: 29_988,
    gst: 1499,
    qst: 2991,
    hst: 0,
    vat: 0,
  }
  const sold = { ...line, total: 34_478, commission: 8996 }

  it('are each rounded to the cent, and the total is their sum', () => {
    expect(addCad([sold], rates)).toMatchObject({
      rows: [
        {
          net_cad: 41_159,
          gst_cad: 2057,
          qst_cad: 4105,
          hst_cad: 0,
          vat_cad: 0,
          total_cad: 47_321,
        },
      ],
      missing: [],
    })
  })

  it('of a refund at the same rate undo those of its order', () => {
    const back = { ...sold, net: -29_988, gst: -1499, qst: -2991, total: -34_478 }
    expect(addCad([back], rates).rows).toMatchObject([{ net_cad: -41_159, total_cad: -47_321 }])
  })

  it('are right for a currency without cents', () => {
    const yen = { currency: 'JPY', day: '2026-12-24', net: 45_000, gst: 0, qst: 0, hst: 0, vat: 0 }
    expect(addCad([{ ...yen, total: 45_000, commission: 0 }], rates).rows).toMatchObject([
      { net_cad: 41_054, total_cad: 41_054 },
    ])
  })

  it('stay away where the table has no rate, which is said once for each day', () => {
    const later = { ...sold, day: '2027-01-02' }
    const { rows, missing } = addCad([later, later], rates)
    expect(missing).toEqual(['USD on 2027-01-02'])
    expect(rows).toEqual([later, later])
  })
})
