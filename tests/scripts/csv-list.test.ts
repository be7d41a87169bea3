import { expect, it } from 'vitest'
import { payoutsCsv } from '../../scripts/affiliates/payouts-csv.ts'
import { csvCell, csvList } from '../../scripts/csv/csv-list.ts'
import { readExchangeRates } from '../../scripts/orders/exchange-rates.ts'
import { ordersCsv } from '../../scripts/orders/orders-csv.ts'
import { vatCsv } from '../../scripts/orders/vat.ts'

const MARK = [0xef, 0xbb, 0xbf]

it.each([
  ['of orders', ordersCsv([])],
  ['of payouts', payoutsCsv([])],
  ['of value added tax', vatCsv([])],
  ['of anything', csvList(['name'], [[csvCell('Zoë')]])],
])('a list %s begins with the mark by which Excel reads its accents', (_name, text) => {
  expect([...Buffer.from(text).subarray(0, 3)]).toEqual(MARK)
  expect(text.slice(1)).toMatch(/^[a-z_]+(?:,|\n|$)/)
})

it.each(['=1+1', '+1', '-1', '@x', ' =1', '\t=1', '＝1'])('%j is no formula in a cell', (text) => {
  expect(csvCell(text)).toMatch(/^"?'/)
})

it('a table of rates that Excel has saved is read as the bank gave it', () => {
  expect(readExchangeRates('\uFEFFdate,FXUSDCAD\r\n2026-12-23,1.3700\r\n').get('FXUSDCAD')).toEqual(
    new Map([['2026-12-23', '1.3700']]),
  )
})
