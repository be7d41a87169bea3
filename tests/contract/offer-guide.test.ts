import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { offerRecord } from '#features/pricing/offer-record.ts'
import { PLAN_IDS } from '#lib/config/plans.ts'
import { DISCOUNTS } from '#lib/config/price-book.ts'
import manifest from '../../package.json' with { type: 'json' }
import { writeNewRecords } from '../../scripts/landing/new/write-records.ts'
import { checkOffers } from '../../scripts/offers/check-offers.ts'
import { newOffer } from '../../scripts/offers/new/new-offer.ts'
import { readArguments } from '../../scripts/offers/new/read-arguments.ts'
import { tempTree } from '../scripts/temp-tree.ts'

const guide = readFileSync('docs/pricing.md', 'utf8')

/** Names in the first column of the guide's tables. */
const explained = new Set(
  [...guide.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  ),
)

it('explains every field of an offer', () => {
  expect(Object.keys(offerRecord.shape).filter((field) => !explained.has(field))).toEqual([])
})

it.each([...Object.keys(DISCOUNTS), ...PLAN_IDS])('names %s', (name) => {
  expect(guide).toContain(`\`${name}\``)
})

it('tells only of commands that there are', () => {
  const commands = [...guide.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(3)
  expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([])
})

it('leads to headings that there are', () => {
  const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-').replaceAll(',', ''),
  )
  const targets = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = '']) => target)
  expect(targets.filter((target) => !headings.includes(target))).toEqual([])
})

it('makes a page that may be published as it is', async () => {
  const [, args = ''] = /^npm run offer:new -- (.+)$/m.exec(guide) ?? []
  const root = tempTree({})
  const offers = readArguments([...args.split(' '), '--out', root])
  await writeNewRecords(offers, (file) => newOffer(offers, file))
  const { count, errors, warnings } = await checkOffers({ root, name: 'live' })
  expect({ count, errors, warnings }).toEqual({ count: 2, errors: [], warnings: [] })
})
