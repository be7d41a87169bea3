import { FAULT_NAMES, FAULTS, type Fault } from './hostile-upstream.ts'
import type { Outcome } from './run-calls.ts'
import { textOf } from './sentences.ts'

/** A page of docs that a suite writes. */
export type PageOfFaults = { file: string; head: string; tail: string }

const COMMON = `For operators and support: after this page you know what visitors see and what the log says when a service fails; what to do about a line is in
[operating.md](operating.md#logs). The tests make each of these happen and write this page; one fails where it says something else. Visitors' words are the
English ones; the tests read them in six languages. A line is of the site where nothing else is said.`

export const VISITORS_PAGE: PageOfFaults = {
  file: 'docs/faults.md',
  head: `# Faults, and who sees what of them

${COMMON}

Write it anew with \`npx vitest run tests/faults -u\`. What becomes of purchases is in [faults-of-purchases.md](faults-of-purchases.md).
`,
  tail: `## This machine

What no service does is held by tests of its own:

| what fails | what a visitor sees | what the log says | held by |
|---|---|---|---|
| the disk of the page cache | the page, which memory keeps | \`page not written\` (warning) | \`tests/lib/next/page-cache.test.ts\` |
| the disk of the embedded database | what the site says where a service fails | \`database away\` (error), then \`database back\`; \`database gave up\` where not even its log finds room | \`tests/services/db/full-disk.long.ts\` |
| the service that knows where a visitor is, asked for a page with prices | prices in the usual currency, after 300 ms at most | \`upstream failed\`, once until it answers again | \`tests/features/pricing/edge/shown-currency.test.ts\` |
| the memory of a process of the site, which the system then kills | nothing: the front asks another process | nothing; the alert \`ProgramDown\` | \`tests/stack/killed-under-load.long.ts\` |
| the clock of the marketplace | that the receipt cannot be confirmed, with the way to support | \`marketplace receipt refused\` (warning) | \`tests/app/api/clickbank.test.ts\` |
| the clock of the payment provider | nothing: its message is refused, and comes again | \`payment message refused\` (warning) | \`tests/app/api/checkout/webhook-suite.ts\` |
`,
}

export const PURCHASES_PAGE: PageOfFaults = {
  file: 'docs/faults-of-purchases.md',
  head: `# Faults of purchases

${COMMON}

Write it anew with \`TEST_LONG=1 npx vitest run tests/faults -u\`. All others are in [faults.md](faults.md). How a purchase that was cut off is healed is
in [decision 039](decisions/039-one-charge-per-purchase.md).
`,
  tail: '',
}

type Row = { sees: string; log: string; faults: Map<string, Fault[]> }

const LEVELS: Readonly<Record<number, string>> = { 30: 'information', 40: 'warning', 50: 'error' }

const quoted = async (name: string) => {
  const text = (await textOf(name, 'en')).replaceAll(/<[^>]*>/g, '')
  return `“${text.replace('{when}', 'in 1 minute')}”`
}

const seesOf = async ({ seen: { message, shows, ways = [] } }: Outcome): Promise<string> => {
  if (message === null) return shows
  const [said, ...links] = await Promise.all([message, ...ways].map(quoted))
  return `${said} ${shows}${links.length > 0 ? `; ${links.join(', ')}` : ''}`
}

const lineOf = ({ program, event, level, upstream }: Outcome['lines'][number]) =>
  `${program === 'services' ? 'services: ' : ''}\`${event}\` (${[LEVELS[level], upstream].filter(Boolean).join(', ')})`

const rowsOf = async (outcomes: readonly Outcome[]): Promise<Row[]> => {
  const rows: Row[] = []
  for (const outcome of outcomes) {
    const { came, fault, lines } = outcome
    const own = { sees: await seesOf(outcome), log: [...new Set(lines.map(lineOf))].join(' ') }
    let row = rows.find(({ sees, log }) => sees === own.sees && log === own.log)
    if (!row) rows.push((row = { ...own, faults: new Map() }))
    const status = came.kind === 'answer' ? `${came.status}` : ''
    row.faults.set(status, [...(row.faults.get(status) ?? []), fault])
  }
  return rows
}

/** Where most faults have one outcome the others are named, and these are the rest. */
const faultsIn = ({ faults }: Row) =>
  [...faults]
    .map(([status, names]) => {
      const isRest = names.length > FAULT_NAMES.length / 2
      return `${status && `${status}: `}${isRest ? 'all others' : names.join(', ')}`
    })
    .join('<br>')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const tableOf = async (what: string, outcomes: readonly Outcome[]) => {
  const rows = await rowsOf(outcomes)
  return [
    `### ${capital(what)}`,
    '',
    '| fault, by the status that the browser gets | what a visitor sees | what the log says |',
    '|---|---|---|',
    ...rows.map((row) => `| ${faultsIn(row)} | ${row.sees} | ${row.log} |`),
    '',
  ]
}

const legendOf = (outcomes: readonly Outcome[]) => [
  '| fault | what the service does |',
  '|---|---|',
  ...Object.entries(FAULTS)
    .filter(([name]) => outcomes.some(({ fault }) => fault === name))
    .map(([name, does]) => `| ${name} | ${does} |`),
  '',
]

/** The page of docs that tells what came of each fault. */
export const faultsPage = async (
  outcomes: readonly Outcome[],
  { head, tail }: PageOfFaults,
): Promise<string> => {
  const sections: string[] = []
  for (const upstream of new Set(outcomes.map(({ call }) => call.upstream))) {
    const own = outcomes.filter(({ call }) => call.upstream === upstream)
    sections.push(`## ${capital(upstream)}`, '')
    for (const what of new Set(own.map(({ call }) => call.what))) {
      sections.push(
        ...(await tableOf(
          what,
          own.filter(({ call }) => call.what === what),
        )),
      )
    }
  }
  return [head, ...legendOf(outcomes), ...sections, tail].join('\n').trimEnd().concat('\n')
}
