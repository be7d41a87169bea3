import { describe, expect, it } from 'vitest'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { checkOffers } from '../../../scripts/offers/check-offers.ts'
import { OFFER_FILE } from '../../support/offer-record.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

const FILE = 'en/offers/pricing/plans/spring.json'

const textOf = (changes: object = {}) =>
  JSON.stringify({ $schema: '../../../../offer-record.schema.json', ...OFFER_FILE, ...changes })

const check = async (files: Record<string, string>) => {
  const found = await checkOffers({ root: tempTree(files), name: 'live' })
  return {
    count: found.count,
    errors: found.errors.map(problemLine),
    warnings: found.warnings.map(problemLine),
  }
}

describe('checkOffers of a content folder', () => {
  it('finds nothing in a good offer', async () => {
    expect(await check({ [FILE]: textOf() })).toEqual({ count: 1, errors: [], warnings: [] })
  })

  it.each([
    ['"discount": must be one of: save33, save40, save50, save60.', { discount: 'save99' }],
    ['"discont": is no field here. Is "discount" meant?', { discont: 'save50' }],
    ['"headline": says "Today", but the offer has no end.', { headline: 'Today only' }],
    ['"lead": types "47%". Prices and percentages', { lead: 'Save 47%.' }],
    ['"lead": "All 85,000" types the figure of a claim.', { lead: 'All 85,000' }],
    ['"until": must be a date, a time and the distance', { until: '2026-12-01T00:00:00' }],
    ['"lead": "So **bold**" would show its stars.', { lead: 'So **bold**' }],
    ['"hasCaptcha": must be true on /pricing/plans/captcha only.', { hasCaptcha: true }],
  ])('names file, field and what to do: %s', async (message, changes) => {
    const { errors } = await check({ [FILE]: textOf(changes) })
    expect(errors).toEqual([expect.stringContaining(`live/${FILE} (en) ${message}`)])
  })

  it('warns of terms and dates that differ between the languages of a page', async () => {
    const french = textOf({ discount: 'save40', until: '2099-01-01T00:00:00Z' })
    const { errors, warnings } = await check({
      [FILE]: textOf(),
      'fr/offers/pricing/plans/spring.json': french,
    })
    expect(errors).toEqual([])
    const place = 'live/fr/offers/pricing/plans/spring.json (fr)'
    expect(warnings).toEqual([
      `${place} "until": is 2099-01-01T00:00:00Z, but left out in live/${FILE}.`,
      `${place} "discount": is "save40", but left out in live/${FILE}.`,
    ])
  })

  it('warns of an offer that is over, and tells which one of the repository it stands in for', async () => {
    const path = 'en/offers/pricing/plans/save50.json'
    const { warnings } = await check({
      [path]: textOf({ discount: 'save50', until: '2020-01-01T00:00:00Z' }),
    })
    expect(warnings).toEqual(
      expect.arrayContaining([
        expect.stringContaining('the page has ended'),
        expect.stringContaining('stands in for locales/en/offers/pricing/plans/save50.json.'),
      ]),
    )
  })

  it('names files in a folder of another kind', async () => {
    const { errors } = await check({ 'en/offers/docs/x.json': textOf() })
    expect(errors).toEqual([expect.stringContaining('stand in landing/: move the file.')])
  })
})

it('ends with an error as a command, and counts', async () => {
  const root = tempTree({ [FILE]: textOf({ discount: 'save99' }) })
  const { code, out } = await runToEnd('scripts/check-offers.ts', {}, ['--out', root])
  expect(code).toBe(1)
  expect(out).toContain('0 offer records, 1 error, 0 warnings.')
})
