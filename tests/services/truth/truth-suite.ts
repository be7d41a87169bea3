import { beforeAll, describe, expect, test } from 'vitest'
import { bookDay } from '#lib/util/book-day.ts'
import { readRows } from '#services/db/read-rows.ts'
import { campaignRows } from '#services/results/campaign-rows.ts'
import { campaignsQuestion } from '#services/results/campaigns-question.ts'
import { randomOf } from '../../../scripts/lib/random.ts'
import { subscribersOf } from '../subscriptions/life/subscriber.ts'
import type { Bench } from '../support/bench.ts'
import { DAY_MS, journeyOf } from './journeys.ts'
import type { Rule } from './oracle-credit.ts'
import { factsOf, type Fact } from './oracle.ts'
import {
  expectedAttribution,
  expectedCampaigns,
  expectedCommissions,
  expectedView,
  inOrder,
  monthOf,
} from './reports.ts'
import { walk } from './walk.ts'

const SEED = 20_261_126

const START = Date.parse('2026-11-20T15:00:00Z')

/** Who was given a commission, and why who was not. */
const RULES: readonly Rule[] = [
  'no-click',
  'other-network',
  'paid-click',
  'later-visit',
  'second-sale',
  'referred-sale',
]

/** What stands in place of a medium or a campaign: why there is no source, where there is none. */
const reasonOf = ({ source }: Fact['last']) => (source.startsWith('(') ? source : '(none)')

/** Visitors whose journeys are known go their way, and every report says of them what the rules allow to be known, to the cent. */
export const truthSuite = (bench: () => Bench, visitors: number) =>
  describe(`the reports on ${visitors} visitors`, () => {
    const life = subscribersOf(bench)
    const ask = async (question: string) => readRows(await bench().database.get(), question)
    let facts: readonly Fact[] = []
    let sold: ReadonlyMap<string, string> = new Map()

    beforeAll(async () => {
      const random = randomOf(SEED)
      const journeys = Array.from({ length: visitors }, (_visitor, id) =>
        journeyOf(random, { id, start: START }),
      )
      sold = await walk({ bench: bench(), life }, journeys)
      await life.liveUntil(START + 440 * DAY_MS)
      const correctedAt = Date.now()
      facts = journeys.flatMap((journey) => factsOf(journey, { correctedAt }))
    }, 3_600_000)

    test('are of visitors of every kind', () => {
      const rules = new Set(facts.map(({ rule }) => rule))
      expect([...rules]).toEqual(expect.arrayContaining([...RULES]))
      const kinds = new Set(facts.map(({ kind }) => kind))
      expect(kinds.size).toBe(8)
      const sources = new Set(facts.map(({ first }) => first.source))
      for (const source of [
        '(declined)',
        '(none)',
        '(marketplace)',
        'flyer',
        'bing',
        'affiliate',
      ]) {
        expect(sources).toContain(source)
      }
      const differing = facts.filter(({ first, last }) => first.source !== last.source)
      expect(differing.length).toBeGreaterThan(visitors / 100)
      expect(new Set(facts.map(({ at }) => monthOf(at))).size).toBeGreaterThan(4)
    })

    test.each([
      ['ledger_first_touch', { column: 'source', nameOf: ({ first }: Fact) => first.source }],
      ['ledger_last_non_direct', { column: 'source', nameOf: ({ last }: Fact) => last.source }],
      [
        'ledger_affiliate',
        {
          column: 'affiliate_id',
          nameOf: ({ affiliateId }: Fact) => affiliateId,
          hasClicks: true,
        },
      ],
      [
        'ledger_marketplace',
        { column: 'marketplace', nameOf: ({ marketplace }: Fact) => marketplace },
      ],
    ])('%s is the truth', async (view, shown) => {
      const rows = await ask(`select * from ${view}`)
      expect(inOrder(rows)).toEqual(inOrder(expectedView(facts, shown)))
    })

    test.each([
      ['source', ({ last }: Fact) => last.source],
      ['medium', ({ last }: Fact) => last.medium ?? reasonOf(last)],
      ['campaign', ({ last }: Fact) => last.campaign ?? reasonOf(last)],
      ['affiliate', ({ affiliateId }: Fact) => String(affiliateId ?? '(none)')],
      ['day', ({ at }: Fact) => bookDay(new Date(at))],
    ] as const)('what campaigns brought by %s is the truth', async (by, nameOf) => {
      const asked = { from: '2026-01-01', until: '2030-01-01', by }
      const rows = campaignRows(await ask(campaignsQuestion(asked)), { asked, costs: [] })
      const expected = expectedCampaigns(facts, { nameOf, hasClicks: by === 'affiliate' })
      const shown = rows.map(({ cost: _none, ...row }) => row)
      expect(inOrder(shown)).toEqual(inOrder(expected))
    })

    test('report_commissions is what affiliates have to get', async () => {
      const rows = await ask('select * from report_commissions')
      expect(inOrder(rows)).toEqual(inOrder(expectedCommissions(facts)))
    })

    test('report_attribution tells of each order what brought it, in four ways', async () => {
      const rows = await ask(
        `select order_number, consent, currency, net, first_touch, last_non_direct, affiliate_id, affiliate_rule, marketplace, refunds, commission
          from report_attribution where affiliate_rule <> 'marketplace-receipt'`,
      )
      expect(rows.length).toBe(sold.size)
      expect(inOrder(rows)).toEqual(inOrder(expectedAttribution(facts, { sold })))
    })

    test('leave no fact without its row, and no row names anybody', async () => {
      expect(await ask('select * from ledger_missing')).toEqual([])
      const rows = await ask('select * from ledger_entries')
      expect(rows).toHaveLength(facts.length)
      expect(JSON.stringify(rows)).not.toMatch(/@|visitor-|Ann|Roy/)
    })
  })
