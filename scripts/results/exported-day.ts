import type { Row } from '#services/db/read-rows.ts'
import { isWithin } from '#services/results/pages-question.ts'
import { requestedDays } from '#services/results/requested-days.ts'
import { csvCell } from '../csv/csv-list.ts'

const SOURCE = ['channel', 'campaign']

/** The columns of each file beside its time. */
const COLUMNS = {
  exposures: ['experiment_id', 'variation_id', 'anonymous_id', 'language', 'device', 'browser'],
  conversions: ['experiment_id', 'variation_id', 'anonymous_id', 'metric', 'value', 'currency'],
  events: ['name', 'category', 'label', 'language', 'path', 'arm', 'device', ...SOURCE, 'count'],
  accounts: ['language', 'device', 'page', ...SOURCE, 'experiments'],
  orders: [
    'order_number',
    'kind',
    'language',
    'country',
    'plan',
    'seats',
    'offer',
    'discount',
    'currency',
    'net',
    'total',
    'page',
    ...SOURCE,
    'affiliate_id',
    'experiments',
  ],
  refunds: ['order_number', 'currency', 'net', 'total'],
  ledger: [
    'entry_id',
    'kind',
    'rule',
    'section',
    'consent',
    'account_id',
    'order_number',
    'affiliate_transaction',
    'affiliate_id',
    'affiliate_offer_id',
    'marketplace',
    'first_source',
    'first_campaign',
    'last_source',
    'last_campaign',
    'amount',
    'currency',
    'corrects',
    'reason',
  ],
} as const satisfies Record<string, readonly string[]>

type Exported = keyof typeof COLUMNS

/** What is written of a day, a file each. */
export const EXPORTED: readonly Exported[] = [
  'exposures',
  'conversions',
  'events',
  'accounts',
  'orders',
  'refunds',
  'ledger',
]

/** The view of a file, where it is not `report_…` of its name. */
const viewOf = (name: Exported) => (name === 'events' ? 'report_event_counts' : `report_${name}`)

const MOMENT = `to_char("timestamp" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The rows of a file on a day of the books; throws a `DaysError` for anything but a day. */
export const exportQuestion = (name: Exported, day: string): string => {
  const days = requestedDays({ from: day, to: day, now: new Date() })
  const columns = COLUMNS[name].map((column) => `"${column}"`).join(', ')
  return `select ${MOMENT} as "timestamp", ${columns} from ${viewOf(name)} where ${isWithin('"timestamp"', days)} order by 1, ${columns}`
}

/** A file with the names of its columns in the first line, and a line break at its end. */
export const exportedCsv = (name: Exported, rows: readonly Row[]): string => {
  const columns = ['timestamp', ...COLUMNS[name]]
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])).join(','))
  return `${[columns.join(','), ...lines].join('\n')}\n`
}
