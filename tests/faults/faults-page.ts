import { readFile } from 'node:fs/promises'
import { FAULT_NAMES, FAULTS, type Fault } from './hostile-upstream.ts'
import type { Outcome } from './run-calls.ts'
import { textOf } from './sentences.ts'

/** The page of docs that the suites write, each its part. */
export const FAULTS_PAGE = 'docs/faults.md'

/** A part of the page, which one suite writes. */
export type PagePart = 'visits' | 'purchases'

/** Where the second part begins. */
const PURCHASES = '## While somebody buys'

/** The status that a browser gets for a fault, where a call has no answer of its own for it; none where nothing fails. */
const STATUS: Readonly<Record<Fault, string>> = {
  none: '',
  down: '503',
  refused: '502',
  cut: '503',
  slow: '504',
  hangs: '504',
  half: '502',
  rubbish: '503',
  'wrong type': '502',
  'error in 200': '502',
  'error 500': '502',
  'limit 429': '503',
  certificate: '503',
  DNS: '503',
  clock: '',
  'disk full': '502',
  endless: '502',
  descriptors: '503',
}

const FRAMES: Readonly<Record<PagePart, { head: string; tail: string }>> = {
  visits: {
    head: `# Faults, and who sees what of them

For operators and support: after this page you know what visitors see and what the log says when a service fails; what to do about a line is in
[operating.md](operating.md#logs). The tests make each of these happen and write this page; one fails where it says something else. Visitors' words are the
English ones; the tests read them in six languages. A line is of the site where nothing else is said.

Write it anew with \`npx vitest run tests/faults -u\`; what becomes of purchases, at its end, with \`TEST_LONG=1\` before that. How a purchase that was
cut off is healed is in [decision 039](decisions/039-one-charge-per-purchase.md).

| fault | what the service does | of 502 to 504 the browser gets |
|---|---|---|
${FAULT_NAMES.map((name) => `| ${name} | ${FAULTS[name]} | ${STATUS[name]} |`).join('\n')}

## While somebody visits
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
  },
  purchases: { head: `${PURCHASES}\n`, tail: '' },
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

const isUsual = (status: string, names: readonly Fault[]) =>
  status !== '' && names.every((name) => STATUS[name] === status)

/** Where most faults have one outcome the others are named, and these are the rest. */
const faultsIn = ({ faults }: Row) => {
  const groups = [...faults]
  const most = FAULT_NAMES.length / 2
  const isRest =
    groups.every(([status, names]) => isUsual(status, names)) &&
    groups.flatMap(([, names]) => names).length > most
  if (isRest) return '502 to 504: all others'
  return groups
    .map(([status, names]) => {
      const named = names.length > most ? 'all others' : names.join(', ')
      return `${status && `${status}: `}${named}`
    })
    .join('<br>')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const rowsOfCall = async (what: string, outcomes: readonly Outcome[]) =>
  (await rowsOf(outcomes)).map(
    (row, index) =>
      `| ${index === 0 ? capital(what) : ''} | ${faultsIn(row)} | ${row.sees} | ${row.log} |`,
  )

const tableOf = async (upstream: string, outcomes: readonly Outcome[]) => {
  const rows: string[] = []
  for (const what of new Set(outcomes.map(({ call }) => call.what))) {
    const own = outcomes.filter(({ call }) => call.what === what)
    rows.push(...(await rowsOfCall(what, own)))
  }
  return [
    `### ${capital(upstream)}`,
    '',
    '| what is asked | fault | what a visitor sees | what the log says |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
}

const partOf = async (outcomes: readonly Outcome[], part: PagePart): Promise<string> => {
  const { head, tail } = FRAMES[part]
  const tables: string[] = []
  for (const upstream of new Set(outcomes.map(({ call }) => call.upstream))) {
    const own = outcomes.filter(({ call }) => call.upstream === upstream)
    tables.push(...(await tableOf(upstream, own)))
  }
  return [head, ...tables, tail].join('\n').trimEnd().concat('\n')
}

/** The page as it stands, with one part of it told anew by what came of each fault. */
export const faultsPage = async (outcomes: readonly Outcome[], part: PagePart): Promise<string> => {
  const page = await readFile(FAULTS_PAGE, 'utf8')
  const at = page.indexOf(PURCHASES)
  const told = await partOf(outcomes, part)
  return part === 'visits' ? `${told}\n${page.slice(at)}` : `${page.slice(0, at)}${told}`
}
