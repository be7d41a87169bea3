import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createServicesApp } from '#services/app.ts'
import { readRows } from '#services/db/read-rows.ts'
import { sumEvents } from '#services/events/sum-events.ts'
import { campaignCells, campaignRows, consentRows } from '#services/results/campaign-rows.ts'
import {
  CAMPAIGN_DIMENSIONS,
  campaignsQuestion,
  consentQuestion,
  type CampaignDimension,
  type CampaignsQuery,
} from '#services/results/campaigns-question.ts'
import type { Bench } from '../support/bench.ts'
import { campaignFacts, fillCampaigns, type CampaignFact } from '../support/fill-campaigns.ts'
import { tempDir } from '../support/temp-dir.ts'

const READER = 'reader@example.com'

/** Days at which no other test counts anything; those of Toronto begin at four in the morning. */
const START = Date.parse('2024-05-02T04:00:00Z')

const DAYS = { from: '2024-05-03', until: '2024-05-11' }

const TORONTO = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Toronto' })

const reasonOf = ({ source }: CampaignFact) => (source?.startsWith('(') ? source : '(none)')

/** What a fact is counted under: worked out here, from the fact alone. */
const NAME_OF: Readonly<Record<CampaignDimension, (fact: CampaignFact) => string>> = {
  source: ({ source }) => source ?? '(none)',
  medium: (fact) => fact.medium ?? reasonOf(fact),
  campaign: (fact) => fact.campaign?.trim().toLowerCase() ?? reasonOf(fact),
  affiliate: ({ affiliate }) => String(affiliate ?? '(none)'),
  language: ({ language }) => language,
  day: ({ at }) => TORONTO.format(at),
}

const isOfDays = ({ at }: CampaignFact) =>
  TORONTO.format(at) >= DAYS.from && TORONTO.format(at) < DAYS.until

const expectedRows = (facts: readonly CampaignFact[], { by, only }: CampaignsQuery) => {
  const visit = by === 'affiliate' || only?.of === 'affiliate' ? 'click' : 'view'
  const kinds = [visit, 'account', 'order', 'renewal', 'change', 'refund']
  const own = facts.filter(
    (fact) =>
      isOfDays(fact) &&
      kinds.includes(fact.kind) &&
      (!only || NAME_OF[only.of](fact) === only.value),
  )
  const names = [...new Set(own.map(NAME_OF[by]))]
  return names.map((name) => {
    const group = own.filter((fact) => NAME_OF[by](fact) === name)
    const count = (kind: string) => group.filter((fact) => fact.kind === kind).length
    const revenue = new Map<string, number>()
    for (const { currency, amount } of group)
      if (currency !== null) revenue.set(currency, (revenue.get(currency) ?? 0) + amount)
    return {
      name,
      visits: count(visit),
      accounts: count('account'),
      orders: count('order'),
      renewals: count('renewal'),
      revenue: Object.fromEntries(revenue),
    }
  })
}

/** What campaigns brought is what was seeded, counted by hand. */
export const campaignsSuite = (bench: () => Bench) =>
  describe('what campaigns brought', () => {
    const facts = campaignFacts(START)
    const contentFolder = tempDir()

    const ask = async (question: string) => readRows(await bench().database.get(), question)

    const rowsOf = async (asked: CampaignsQuery) =>
      campaignRows(await ask(campaignsQuestion(asked)), { asked, costs: [] }).map(
        ({ cost: _none, ...row }) => row,
      )

    const inOrder = (rows: readonly { name: string }[]) =>
      rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))

    const see = async (query: string) => {
      const app = createServicesApp({
        ...bench().services,
        systemTime: () => new Date('2024-05-12T12:00:00Z'),
        results: { readers: [READER], contentFolder },
      })
      const session = await bench().services.tokens.issueReader(READER)
      const answer = await app.request(`/webapp/results/campaigns${query}`, {
        headers: { Cookie: `results_session=${session}` },
      })
      return { status: answer.status, text: (await answer.text()).replaceAll(/\s+/g, ' ') }
    }

    beforeAll(async () => {
      await fillCampaigns(await bench().database.get(), facts)
      mkdirSync(join(contentFolder, 'costs'))
      const report =
        'Day,Campaign,Currency code,Cost\n2024-05-04,Spring,USD,100\n2024-05-04,Unseen,USD,7\n'
      writeFileSync(join(contentFolder, 'costs', 'google.csv'), report)
      writeFileSync(join(contentFolder, 'costs', 'wrong.csv'), report.replace('100', 'much'))
    }, 120_000)

    test.each(CAMPAIGN_DIMENSIONS)('by %s is the sum of the facts', async (by) => {
      const asked = { ...DAYS, by }
      const rows = await rowsOf(asked)
      expect(rows.length).toBeGreaterThan(2)
      expect(inOrder(rows)).toEqual(inOrder(expectedRows(facts, asked)))
    })

    test.each([
      ['source', 'google'],
      ['medium', '(declined)'],
      ['campaign', "it's"],
      ['affiliate', '77'],
      ['language', '(closed account)'],
    ] as const)('by day, of the %s %s alone, is the sum of its facts', async (of, value) => {
      const asked = { ...DAYS, by: 'day' as const, only: { of, value } }
      const rows = await rowsOf(asked)
      expect(rows.length).toBeGreaterThan(2)
      expect(rows).toEqual(inOrder(expectedRows(facts, asked)))
    })

    const countConsent = (kind: CampaignFact['kind']) => {
      const own = facts.filter((fact) => fact.kind === kind && isOfDays(fact))
      const of = (consent: string) => own.filter((fact) => fact.consent === consent).length
      const [accepted, undecided, declined] = [of('accepted'), of('undecided'), of('declined')]
      const unnamed = own.filter(({ source }) => source === null || source === '(none)').length
      const other = own.length - accepted - undecided - declined
      return { kind, all: own.length, accepted, undecided, declined, other, unnamed }
    }

    const consent = () => ask(consentQuestion(DAYS)).then(consentRows)

    test('is beside what visitors had answered, of every kind of fact', async () => {
      const expected = (['view', 'account', 'order'] as const).map(countConsent)
      expect(expected.map(({ declined }) => declined > 0)).toEqual([false, true, true])
      expect(await consent()).toEqual(expected)
    })

    test('stays the same when views lose their own rows', async () => {
      const before = await Promise.all([
        ...CAMPAIGN_DIMENSIONS.map((by) => rowsOf({ ...DAYS, by })),
        consent(),
      ])
      const taken = await sumEvents(await bench().database.get(), {
        now: new Date('2024-07-01T00:00:00Z'),
        signal: new AbortController().signal,
      })
      expect(taken).toBeGreaterThanOrEqual(330)
      const after = await Promise.all([
        ...CAMPAIGN_DIMENSIONS.map((by) => rowsOf({ ...DAYS, by })),
        consent(),
      ])
      expect(after).toEqual(before)
    })

    const RANGE = '?from=2024-05-03&to=2024-05-10'

    test('is a page on which every rate says what it is of', async () => {
      const { status, text } = await see(`${RANGE}&by=campaign`)
      expect(status).toBe(200)
      const spring = expectedRows(facts, { ...DAYS, by: 'campaign' }).find(
        ({ name }) => name === 'spring',
      )
      const { visits = 0, accounts = 0, orders = 0 } = spring ?? {}
      const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`
      expect(text).toContain(
        `${accounts}<small>${share(accounts, visits)} of ${visits} views</small>`,
      )
      expect(text).toContain(
        `${orders}<small>${share(orders, accounts)} of ${accounts} sign-ups</small>`,
      )
      expect(text).toContain(
        `${(100 / accounts).toFixed(2)} USD<small>by ${accounts} sign-ups</small>`,
      )
      expect(text).toContain(`${(100 / orders).toFixed(2)} USD<small>by ${orders} orders</small>`)
      expect(text).toMatch(/unseen<\/a><\/th>.*?7\.00 USD<.*?–<small>no sign-ups<\/small>/)
      expect(text).toContain('costs/wrong.csv, line 2, has the cost &quot;much&quot;')
      expect(text).toContain('Nothing of such a file is counted.')
    })

    test('says as numbers what consent hides', async () => {
      const { text } = await see(RANGE)
      const [views, accounts, orders] = (['view', 'account', 'order'] as const).map(countConsent)
      expect(text).toContain(
        `No source may be kept of ${accounts?.declined} sign-ups and ${orders?.declined} orders: their visitors declined. Of ${accounts?.unnamed} sign-ups and ${orders?.unnamed} orders no link named one. ${views?.undecided} of ${views?.all} views were counted before or without an answer.`,
      )
    })

    test('leads from a line to its days, and says what is wrong with a question', async () => {
      const { text } = await see(`${RANGE}&by=campaign`)
      expect(text).toContain('by=day&amp;of=campaign&amp;is=it%27s"')
      const days = await see(`${RANGE}&by=day&of=affiliate&is=77`)
      expect(days.text).toContain('<h1>Affiliate: 77</h1>')
      expect(days.text).toContain('<th scope="col">Clicks</th>')
      expect((await see('?from=2026-02-30')).text).toContain('Write a day as 2026-11-26')
      for (const query of [
        '?by=nothing',
        '?of=source&is=%00',
        `?of=campaign&is=${encodeURIComponent("'; drop table users; --")}`,
      ]) {
        expect((await see(query)).status).toBe(200)
      }
    })

    test('is on a terminal, each rate with its base', async () => {
      const asked = { ...DAYS, by: 'language' as const }
      const rows = campaignRows(await ask(campaignsQuestion(asked)), { asked, costs: [] })
      const cells = campaignCells(asked, { rows, visits: 'views' })
      const [first] = rows
      expect(cells[0]).toMatchObject({
        language: first?.name,
        views: first?.visits,
        'sign-up rate': expect.stringMatching(
          new RegExp(`^\\d+\\.\\d% of ${first?.visits} views$`),
        ),
        'order rate': expect.stringMatching(new RegExp(`of ${first?.accounts} sign-ups$`)),
      })
    })
  })
