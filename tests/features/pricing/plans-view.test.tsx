import { describe, expect, it } from 'vitest'
import { PLAN_NOTICES } from '#features/pricing/pricing-page.ts'
import { isPricedBySeat } from '#features/pricing/seats.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PLAN_IDS, PLAN_NAMES } from '#lib/config/plans.ts'
import { DISCOUNTS } from '#lib/config/price-book.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { shareOf } from '#lib/util/share-of.ts'
import { costOf, dollars, showPlans, textsOf } from '../../support/plans-page.tsx'

const wholeText = () => document.body.textContent

const ids = () => [...document.querySelectorAll('[id]')].map(({ id }) => id)

const levels = () =>
  [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName.slice(1)))

describe.each(LOCALE_CODES)('a page of plans in %s', (locale) => {
  it.each(['new', 'older'] as const)('is well formed in the %s generation', async (generation) => {
    await showPlans({ locale, record: { generation, toolkit: 'hr' } })
    const [first, ...rest] = levels()
    expect([first, rest.includes(1)]).toEqual([1, false])
    rest.reduce((above, level) => {
      expect(level).toBeLessThanOrEqual(above + 1)
      return level
    }, 1)
    expect(new Set(ids()).size).toBe(ids().length)
    expect([...document.querySelectorAll('[style]')]).toEqual([])
    for (const drawn of document.querySelectorAll('.sheet')) {
      expect(drawn.closest('[aria-hidden="true"]'), drawn.className).not.toBeNull()
    }
  })

  it.each(PLAN_IDS)('shows what the book asks for %s', async (plan) => {
    await showPlans({ locale, record: { plans: [plan] } })
    const { monthly, yearly } = costOf(plan, null)
    const [cost = ''] = textsOf('.plan-cost')
    expect(cost).toContain(dollars(monthly, locale))
    expect(cost).toContain(dollars(isPricedBySeat(plan) ? yearly * 2 : yearly, locale))
  })
})

describe('a price', () => {
  it.each(keysOf(DISCOUNTS))(
    'of %s is the discounted one, the higher one crossed out only as the book allows',
    async (discount) => {
      await showPlans({ record: { discount, plans: ['basic'] } })
      const { monthly, yearly, list, isSavingShown, percentOff } = costOf('basic', discount)
      const [cost = ''] = textsOf('.plan-cost')
      expect(cost).toContain(dollars(monthly, 'en'))
      expect(cost).toContain(dollars(yearly, 'en'))
      const before = dollars(shareOf(list, { parts: 1, of: 12 }), 'en')
      expect(textsOf('.plan-cost > :first-child s')).toEqual(isSavingShown ? [before] : [])
      expect(textsOf('s')).toEqual(textsOf('.plan-cost s'))
      const saving = percentOff === 50 ? 'Half price' : `Save ${percentOff}%`
      expect(textsOf('.plan-tab')).toEqual(isSavingShown ? [saving] : [])
    },
  )

  it.each(LOCALE_CODES)(
    'that is reduced stands beside the one after the first year in %s',
    async (locale) => {
      await showPlans({ locale, record: { discount: 'save50', plans: ['basic', 'team'] } })
      for (const [index, plan] of (['basic', 'team'] as const).entries()) {
        const { yearly, list } = costOf(plan, 'save50')
        const people = plan === 'team' ? 2 : 1
        const lines = document.querySelectorAll(`.plan-years`)[index]?.querySelectorAll('span')
        expect(lines?.[0]?.textContent).toContain(dollars(yearly * people, locale))
        expect(lines?.[1]?.textContent).toContain(dollars(list * people, locale))
        for (const [day, amount] of [[1, yearly] as const, [4, list] as const]) {
          const said = textsOf(`.year-line > :nth-child(${day})`).join()
          expect(said).toContain(PLAN_NAMES[plan])
          expect(said).toContain(dollars(amount, locale))
        }
      }
    },
  )

  it('without a discount has nothing crossed out and says nothing of a first year', async () => {
    await showPlans()
    expect(textsOf('s')).toEqual([])
    expect(textsOf('.year-line').join()).not.toContain('$')
    expect(textsOf('.plan-cost').join()).not.toMatch(/first year|then/i)
  })

  it('leads with the plan that the record names, else the first, and a tag says for whom it is', async () => {
    await showPlans({ record: { plans: ['basic'] } })
    expect(textsOf('.plan-tab')).toEqual([])
    await showPlans()
    expect(textsOf('.plan-tab')).toEqual(['Best for the self-employed'])
    expect(textsOf('.plan-sheet:has(.plan-tab) .button-primary:not(.plan-change)')).toEqual([
      'Choose Basic',
    ])
    await showPlans({ record: { highlighted: 'premium', discount: 'save50' } })
    expect(textsOf('.plan-tab')).toEqual(['Best for a team of five'])
    expect(textsOf('.button-primary')).toContain('Choose Premium')
  })

  it('wears no builder’s note: an example of the book looks like any other', async () => {
    await showPlans({ record: { plans: ['basic', 'premium'] } })
    expect(costOf('premium', null).status).toBe('example')
    expect(wholeText()).not.toMatch(/\bexample/i)
  })

  it('is said to be before tax, for a year, and rounded where twelve months are not the year', async () => {
    await showPlans({ record: { discount: 'save50', plans: ['basic'] } })
    expect(wholeText()).toContain('In US dollars, plus any applicable tax')
    expect(textsOf('.plan-amount > :last-child')).toEqual(['a month, rounded'])
    await showPlans()
    expect(textsOf('.plan-amount > :last-child')).toEqual([
      'a month',
      'a monththat’s about $10 a head, if all 5 use it',
    ])
  })

  it('never comes with an end, a clock or a hurry', async () => {
    await showPlans({ record: { discount: 'save50', until: '2027-01-01T00:00:00Z' } })
    expect(wholeText()).not.toMatch(/2027|today only|\b(?:hurry|ends|left|last)\b/i)
  })
})

describe('what a plan holds', () => {
  it('is said once where every plan holds it, and on its sheet where it differs', async () => {
    await showPlans()
    const downloads = 'Unlimited downloads, subject to fair use'
    expect(textsOf('.plan-sheet').join()).not.toMatch(/templates|downloads/)
    expect(textsOf('.packing-list li')).toContain(downloads)
    const sizes = textsOf('.plan-head').map((head) => /\d+\sGB of cloud storage/.exec(head)?.[0])
    expect(sizes).toEqual(['20\u00A0GB of cloud storage', '100\u00A0GB of cloud storage'])
    await showPlans({ record: { showsStorage: false } })
    expect(textsOf('.plan-head').join()).not.toContain('GB')
  })
})

describe('for how many people a plan is', () => {
  const drawn = () =>
    [...document.querySelectorAll('.trade-row')].map(
      (row) => row.querySelectorAll('path:not([opacity])').length,
    )

  it('is drawn as it is said, paler who may join and need not', async () => {
    await showPlans({ record: { plans: ['basic', 'team', 'premium'] } })
    expect(textsOf('.plan-people strong')).toEqual(['1', '2–3', '5'])
    expect(drawn()).toEqual([1, 2, 5])
    expect(document.querySelectorAll('.trade-row path[opacity]')).toHaveLength(1)
  })

  it('is drawn in the older generation too', async () => {
    await showPlans({ record: { generation: 'older' } })
    expect(drawn()).toEqual([1, 5])
  })
})

it('counts what is still to come among nothing that a buyer gets', async () => {
  await showPlans()
  expect(textsOf('.packing-list li').join()).not.toMatch(/soon/)
  expect(textsOf('.packing-list > p')).toEqual(['Apps for Windows and macOS (coming soon)'])
})

it('ends on the choice once more, with what each plan costs, the leading one solid', async () => {
  await showPlans({ record: { plans: ['solo', 'team'], highlighted: 'team' } })
  expect(textsOf('.closing-wall .button:not(.plan-change)')).toEqual([
    'Choose Solo, $19.99 a month',
    'Choose Team, $14.99 a month per person',
  ])
  expect(textsOf('.closing-wall .button-primary').join()).toContain('Team')
})

it.each(LOCALE_CODES)('leads consumers from the plans to the withdrawal in %s', async (locale) => {
  await showPlans({ locale })
  const link = document.querySelector('.plans-sure > :last-child a')
  expect(link?.getAttribute('href')).toBe(routePath('withdrawal', locale))
})

it.each(['new', 'older'] as const)(
  'keeps the words for a choice that came back, hidden until the address names them, in the %s generation',
  async (generation) => {
    await showPlans({ record: { generation } })
    for (const id of Object.values(PLAN_NOTICES)) {
      expect(document.querySelector(`#${id}.form-notice`)?.textContent).toMatch(/offer|package/)
    }
  },
)

it('holds the terms that a buyer has to know, with a French notice at 30 and 10 days', async () => {
  await showPlans()
  expect(wholeText()).toMatch(/renews automatically until you cancel/)
  expect(wholeText()).toMatch(/21 days before/)
  expect(wholeText()).toMatch(/not refunded on cancellation/)
  expect(wholeText()).toMatch(/until the end of the year you paid for/)
  await showPlans({ locale: 'fr' })
  expect(wholeText()).toMatch(/30\sjours, puis 10\sjours avant/)
})

it('tells the free account from a plan: preview alone is free', async () => {
  await showPlans()
  const rows = [...document.querySelectorAll('.plans-ledger tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([['Yes', 'Yes'], ...Array.from({ length: 4 }, () => ['No', 'Yes'])])
})

it('shows a toolkit with titles of its department', async () => {
  await showPlans({ record: { toolkit: 'legal' } })
  expect(textsOf('.plans-toolkit li')).toEqual([
    'Shareholders Agreement',
    'Loan Agreement',
    'Commercial Lease',
  ])
})

it('calls every plan by a name', () => {
  expect(Object.values(PLAN_NAMES).toSorted()).toEqual([
    'Basic',
    'Premium',
    'Solo',
    'Starter',
    'Team',
  ])
})
