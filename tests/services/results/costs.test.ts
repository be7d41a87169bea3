import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { campaignRows, costOf } from '#services/results/campaign-rows.ts'
import { readCosts } from '#services/results/costs/read-costs.ts'
import { tempDir } from '../support/temp-dir.ts'

const EXAMPLES = join(import.meta.dirname, 'costs')

let folder = ''

const drop = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, 'costs', name), content)

const example = (name: string) => cpSync(join(EXAMPLES, name), join(folder, 'costs', name))

beforeEach(() => {
  folder = tempDir()
  mkdirSync(join(folder, 'costs'))
})

const GOOGLE = 'Day,Campaign,Currency code,Cost'

describe('reports of platforms in costs/', () => {
  it.each([
    [
      'google-ads.csv',
      'Google Ads',
      [
        ['2026-11-01', 'Spring Sale', 'USD', 1_234_560_000, 4],
        ['2026-11-02', 'Spring Sale', 'USD', 10_000_000, 5],
        ['2026-11-03', 'Brand, exact', 'USD', 0, 6],
      ],
    ],
    [
      'meta.csv',
      'Meta',
      [
        ['2026-11-01', 'Spring sale', 'EUR', 12_500_000, 2],
        ['2026-11-02', 'Lookalike "A"', 'EUR', 7_000_000, 3],
      ],
    ],
    [
      'microsoft-advertising.csv',
      'Microsoft Advertising',
      [
        ['2026-11-01', 'Bing spring', 'CAD', 3_250_000, 5],
        ['2026-11-02', 'Bing spring', 'CAD', 4_100_000, 6],
      ],
    ],
  ])('%s is read as it was downloaded', async (name, platform, expected) => {
    example(name)
    const { costs, faults } = await readCosts(folder)
    expect(faults).toEqual([])
    expect(new Set(costs.map((cost) => cost.platform))).toEqual(new Set([platform]))
    expect(
      costs.map(({ day, campaign, currency, millionths, line }) => [
        day,
        campaign,
        currency,
        millionths,
        line,
      ]),
    ).toEqual(expected)
  })

  it.each([
    ['"1.234,56"', `has the cost "1.234,56": write a number such as 1,234.56.`],
    ['-3', `has the cost "-3": write a number such as 1,234.56.`],
    ['"12,34"', `has the cost "12,34": write a number such as 1,234.56.`],
  ])('name file and line of a cost that is none: %s', async (cost, message) => {
    drop('a.csv', `${GOOGLE}\n2026-11-01,Spring,USD,5\n2026-11-02,Spring,USD,${cost}\n`)
    const { costs, faults } = await readCosts(folder)
    expect(costs).toEqual([])
    expect(faults).toEqual([`costs/a.csv, line 3, ${message}`])
  })

  it.each([
    ['11/01/2026,Spring,USD,5', 'has the day "11/01/2026"'],
    ['2026-02-30,Spring,USD,5', 'has the day "2026-02-30"'],
    ['2026-11-01,,USD,5', 'names no campaign'],
    ['2026-11-01,Spring,XXX,5', 'is in "XXX": the site knows USD,'],
    ['2026-11-01,"Spring,USD,5', 'opens a quotation mark that is never closed'],
    ['2026-11-01,Spring', 'is in "": the site knows USD,'],
  ])('name file and line of %s', async (line, message) => {
    drop('a.csv', `${GOOGLE}\n${line}`)
    const { faults } = await readCosts(folder)
    expect(faults).toEqual([expect.stringContaining(`costs/a.csv, line 2, ${message}`)])
  })

  it('are refused where a line is of many days, and where no line names the columns', async () => {
    const meta = 'Campaign name,Amount spent (USD),Reporting starts,Reporting ends'
    drop('meta.csv', `${meta}\nSpring,5,2026-11-01,2026-11-30\n`)
    drop('tiktok.csv', 'By Day,Campaign name,Cost\n2026-11-01,Spring,5\n')
    drop('excel.csv', Buffer.from(`\uFEFF${GOOGLE}`, 'utf16le'))
    drop('notes.txt', 'nothing')
    expect((await readCosts(folder)).faults).toEqual([
      'costs/excel.csv is not UTF-8: download it as .csv, not as .csv for Excel.',
      'costs/meta.csv, line 2, is of 2026-11-01 to 2026-11-30: export the report with a line a day.',
      expect.stringMatching(
        /^costs\/tiktok\.csv has no line with the columns of a report: Google Ads /,
      ),
    ])
  })

  it('count no day of a campaign twice, and say which file has it already', async () => {
    example('google-ads.csv')
    drop('later.csv', `${GOOGLE},Campaign ID\n2026-11-02,Spring renamed,USD,10,21000000001\n`)
    const { costs, faults } = await readCosts(folder)
    expect(costs).toHaveLength(3)
    expect(faults).toEqual([
      'costs/later.csv, line 2, has "Spring renamed" on 2026-11-02, which google-ads.csv has already: keep one of them.',
    ])
  })

  it('show five faults of a file, and how many more there are', async () => {
    const lines = Array.from({ length: 8 }, () => '2026-11-01,Spring,USD,x')
    drop('a.csv', [GOOGLE, ...lines].join('\n'))
    const { faults } = await readCosts(folder)
    expect(faults).toHaveLength(6)
    expect(faults.at(-1)).toBe('costs/a.csv has 3 more such lines.')
  })

  it('are none where there is no such folder', async () => {
    expect(await readCosts(tempDir())).toEqual({ costs: [], faults: [] })
  })
})

describe('costs beside results', () => {
  const days = { from: '2026-11-01', until: '2026-11-03' }
  const brought = (name: string, accounts: number) => ({
    name,
    visits: 100,
    accounts,
    orders: 1,
    renewals: 0,
    revenue: {},
  })

  it('are those of the campaign by its name or its number, in each currency, on the days asked for', async () => {
    for (const name of ['google-ads.csv', 'meta.csv', 'microsoft-advertising.csv']) example(name)
    const { costs } = await readCosts(folder)
    const rows = [brought('spring sale', 4), brought('300000001', 2)]
    const asked = { ...days, by: 'campaign' as const }
    const shown = campaignRows(rows, { asked, costs })
    expect(shown.map(({ name, accounts, cost }) => [name, accounts, cost])).toEqual([
      ['spring sale', 4, { USD: 124_456, EUR: 1250 }],
      ['300000001', 2, { CAD: 735 }],
      ['lookalike "a"', 0, { EUR: 700 }],
    ])
    expect(costOf(shown[0]?.cost ?? {}, 4)).toEqual({ EUR: 313, USD: 31_114 })
    expect(costOf(shown[2]?.cost ?? {}, 0)).toEqual({})
  })

  it('are those of a day, or of a campaign on it; of a source no report tells', async () => {
    for (const name of ['google-ads.csv', 'meta.csv']) example(name)
    const { costs } = await readCosts(folder)
    const of = (asked: Parameters<typeof campaignRows>[1]['asked']) =>
      campaignRows([], { asked, costs }).map(({ name, cost }) => [name, cost])
    const only = { of: 'campaign' as const, value: 'spring sale' }
    expect(of({ ...days, by: 'day' })).toEqual([
      ['2026-11-01', { USD: 123_456, EUR: 1250 }],
      ['2026-11-02', { USD: 1000, EUR: 700 }],
    ])
    expect(of({ ...days, by: 'day', only })).toEqual([
      ['2026-11-01', { USD: 123_456, EUR: 1250 }],
      ['2026-11-02', { USD: 1000 }],
    ])
    expect(of({ ...days, by: 'source' })).toEqual([])
    expect(of({ ...days, by: 'day', only: { of: 'source', value: 'bing' } })).toEqual([])
  })
})
