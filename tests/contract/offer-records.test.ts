import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PLANS } from '#lib/config/plans.ts'
import { DISCOUNTS, type DiscountId } from '#lib/config/price-book.ts'
import { BUNDLED } from '../../scripts/landing/schema-file.ts'
import { readOfferRecords } from '../../scripts/lib/read-records.ts'
import { checkOffers } from '../../scripts/offers/check-offers.ts'

/** The pricing pages of S2 §2.2, behind `/pricing/plans/`. */
const VARIANTS =
  'captcha, hr-toolkit, index_backup, index_backup2, index_C, legal-toolkit, lowest-price, lowest-price-week, manage-and-grow, renew, save50, save50thismonth, save50today, save60, save60thismonth, save60today, save60/today, special-price, specialoffer, upto50, your-document, ab/23.02.27, ab/25.01.15, ab/25.09.06, ab/22.01.20/01, ab/22.01.20/02, ab/save/01'.split(
    ', ',
  )

const rows = await readOfferRecords()
const ROOT = '/pricing/plans'
const english = rows.filter(({ locale }) => locale === 'en')
const variant = (name: string) => english.find(({ path }) => path === `${ROOT}/${name}`)?.record

it('finds nothing to mend in the offers of the repository', async () => {
  const { count, errors, warnings } = await checkOffers(BUNDLED)
  expect({ count, errors, warnings }).toEqual({ count: rows.length, errors: [], warnings: [] })
})

it('has the page of the plans in every language, and each variant in those of the specification', () => {
  for (const locale of LOCALE_CODES) {
    const paths = rows.filter((row) => row.locale === locale).map(({ path }) => path)
    const variants = ['en', 'fr', 'es'].includes(locale) ? VARIANTS : []
    expect(paths).toEqual([ROOT, ...variants.map((name) => `${ROOT}/${name}`)].toSorted())
  }
})

it('ships no offer with an end', () => {
  expect(rows.filter(({ record }) => record.until ?? record.from)).toEqual([])
})

it('takes off what the name of a page says', () => {
  const named: Record<string, DiscountId | undefined> = Object.fromEntries(
    VARIANTS.map((name) => [name, variant(name)?.discount]),
  )
  for (const [name, discount] of Object.entries(named)) {
    const [, percent] = /^(?:save|upto)(\d\d)/.exec(name) ?? []
    if (percent !== undefined) expect([name, discount]).toEqual([name, `save${percent}`])
  }
  // The lowest price is the largest discount of the book, or its name were a lie.
  expect([named['lowest-price'], named['lowest-price-week']]).toEqual(['save60', 'save60'])
})

const HALF: Readonly<Record<string, RegExp>> = {
  en: /half price/i,
  fr: /à moitié prix/i,
  es: /a mitad de precio/i,
}

it('says half the price in the headline where that is the discount, and nowhere else', () => {
  for (const { locale, path, record } of rows) {
    const isSaid = HALF[locale]?.test(record.headline) ?? false
    const { discount } = record
    const isHalf = discount !== undefined && DISCOUNTS[discount].percent === 50
    expect([locale, path, isSaid]).toEqual([locale, path, isHalf])
  }
})

it('says the most people that a plan is for as the book of plans does', () => {
  const most = variant('index_C')?.plans.map((id) => PLANS[id].seats.most)
  expect(most).toEqual([1, 5])
  expect(variant('index_C')?.headline).toMatch(/one person.*up to five/)
})

it('shows every plan, both generations, both toolkits, and storage or not', () => {
  const all = english.map(({ record }) => record)
  expect(new Set(all.flatMap(({ plans }) => plans))).toEqual(
    new Set(['basic', 'premium', 'solo', 'team', 'starter']),
  )
  expect(new Set(all.map(({ generation }) => generation))).toEqual(new Set(['new', 'older']))
  expect([variant('hr-toolkit')?.toolkit, variant('legal-toolkit')?.toolkit]).toEqual([
    'hr',
    'legal',
  ])
  expect(new Set(all.map(({ showsStorage }) => showsStorage))).toEqual(new Set([true, false]))
})

it('leads with another plan than the first only where the page speaks to teams', () => {
  const others = english.filter(
    ({ record: { highlighted, plans } }) => highlighted && highlighted !== plans[0],
  )
  const names = others.map(({ path }) => path.slice(ROOT.length + 1))
  expect(names.toSorted()).toEqual(['ab/25.01.15', 'hr-toolkit', 'index_C', 'manage-and-grow'])
  for (const { record } of others) expect(['premium', 'team']).toContain(record.highlighted)
})

it('sells no two plans on a page that only the price tells apart', () => {
  const same = rows.filter(
    ({ record: { plans } }) => plans.includes('starter') && plans.includes('solo'),
  )
  expect(same.map(({ path }) => path)).toEqual([])
})

it('tests one thing with the two arms of 22.01.20: the plans', () => {
  const { plans: first, keyword: _one, ...one } = variant('ab/22.01.20/01') ?? {}
  const { plans: second, keyword: _two, ...two } = variant('ab/22.01.20/02') ?? {}
  expect(one).toEqual(two)
  expect(first).not.toEqual(second)
})

it.each(['en', 'fr', 'es'])(
  'has one image a page in %s, marked once and told on no other',
  (locale) => {
    const pages = rows.filter((row) => row.locale === locale)
    const headlines = pages
      .filter(({ path }) => !path.endsWith('/ab/22.01.20/02'))
      .map(({ record }) => record.headline)
    expect(new Set(headlines).size).toBe(headlines.length)
    for (const headline of headlines) expect(headline.match(/\*\*/g)).toHaveLength(2)
  },
)
