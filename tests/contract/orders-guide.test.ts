import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Province } from '#features/checkout/tax-rates.ts'
import { pricedAt, totalOf } from '#features/checkout/tax.ts'
import { basicPriceAt } from '#lib/config/price-book.ts'
import manifest from '../../package.json' with { type: 'json' }
import { COLUMNS } from '../../scripts/orders/columns.ts'

const guide = readFileSync('docs/orders.md', 'utf8')
const marketersGuide = readFileSync('docs/pricing.md', 'utf8')

/** The day as of which the guide tells its rates. */
const AT = new Date('2026-11-23T12:00:00Z')
const AMOUNT = Math.round(basicPriceAt().yearly * 100)

const units = (amount: number) => (amount / 100).toFixed(2)

it.each<[string, Province]>([
  ['Quebec', 'QC'],
  ['Ontario', 'ON'],
  ['Nova Scotia', 'NS'],
  ['Alberta', 'AB'],
])('tells what %s pays', (place, province) => {
  const where = { country: 'CA', province } as const
  const { taxes } = pricedAt({ amount: AMOUNT, place: where, at: AT, isBusiness: false })
  const lines = taxes.map(({ tax, amount }) => `${tax} ${units(amount)}`).join(', ')
  expect(guide).toContain(`| ${place} | ${lines} | ${units(totalOf(AMOUNT, taxes))} |`)
})

it('explains every column of the list, and no other', () => {
  const [, table = ''] = guide.split('| column | holds |')
  const [rows = ''] = table.split('\n\n')
  const told = rows.split('\n').flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? [])
  const names = COLUMNS.map(({ name }) => name)
  expect(told.toSorted()).toEqual(names.toSorted())
})

it('tells only of commands that there are', () => {
  const commands = [...guide.matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([])
})

it('leads to the marketer’s half, and that half to this one', () => {
  expect(guide).toContain('](pricing.md)')
  expect(marketersGuide).toContain('](orders.md)')
})
