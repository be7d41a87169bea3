import type { CsvLine } from './csv-lines.ts'

/** Names of columns, in small letters and without spaces. */
type Format = {
  platform: string
  /** The first of these that the file has. */
  day: readonly string[]
  /** The day on which a line ends, where the platform writes lines of many days. */
  lastDay?: string
  campaign: string
  cost: RegExp
  /** None where the name of the column of costs holds it, as the group of `cost`. */
  currency?: string
}

/**
 * The reports of platforms, a line a campaign and day, in English. Google: campaign report with the segment "Day". Meta: Ads Manager,
 * export with the breakdown "Day". Microsoft: learn.microsoft.com/en-us/advertising/reporting-service/campaignperformancereportcolumn,
 * whose columns a website download writes with spaces.
 */
const FORMATS: readonly Format[] = [
  {
    platform: 'Google Ads',
    day: ['day'],
    campaign: 'campaign',
    cost: /^cost$/,
    currency: 'currencycode',
  },
  {
    platform: 'Meta',
    day: ['day', 'reportingstarts'],
    lastDay: 'reportingends',
    campaign: 'campaignname',
    cost: /^amountspent\(([a-z]{3})\)$/,
  },
  {
    platform: 'Microsoft Advertising',
    day: ['timeperiod', 'gregoriandate'],
    campaign: 'campaignname',
    cost: /^spend$/,
    currency: 'currencycode',
  },
]

const CAMPAIGN_ID = 'campaignid'

/** The places of the columns of a report, and what its first line says of all others. */
export type CostColumns = {
  platform: string
  day: number
  /** -1 where there is none, as of the id and of the currency. */
  lastDay: number
  campaign: number
  id: number
  cost: number
  currency: number
  /** Where the name of a column says it, such as `USD`. */
  writtenCurrency: string | undefined
}

const columnsIn = (cells: readonly string[], format: Format): CostColumns | undefined => {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(' ', ''))
  const placeOf = (name: string | undefined) => (name === undefined ? -1 : names.indexOf(name))
  const cost = names.findIndex((name) => format.cost.test(name))
  const columns = {
    platform: format.platform,
    day: Math.max(-1, placeOf(format.day.find((name) => names.includes(name)))),
    lastDay: placeOf(format.lastDay),
    campaign: placeOf(format.campaign),
    id: placeOf(CAMPAIGN_ID),
    cost,
    currency: placeOf(format.currency),
    writtenCurrency: format.cost.exec(names[cost] ?? '')?.[1]?.toUpperCase(),
  }
  const isThere = Math.min(columns.day, columns.campaign, cost) >= 0
  return isThere && (columns.writtenCurrency ?? columns.currency) !== -1 ? columns : undefined
}

/** Where a report has its columns, and the lines below their names; nothing where no line names those of any platform. */
export const costColumnsOf = (
  lines: readonly CsvLine[],
): { columns: CostColumns; rows: readonly CsvLine[] } | undefined => {
  for (const [at, { cells }] of lines.entries()) {
    for (const format of FORMATS) {
      const columns = columnsIn(cells, format)
      if (columns) return { columns, rows: lines.slice(at + 1) }
    }
  }
  return undefined
}

/** What a report must have, for whoever dropped another one. */
export const COST_FORMATS =
  'Google Ads (Day, Campaign, Currency code, Cost), Meta (Day, Campaign name, Amount spent (USD)), Microsoft Advertising (Time period, Campaign name, Currency code, Spend)'
