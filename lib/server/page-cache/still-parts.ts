import { clientRows } from './client-rows.ts'
import { reachableRows } from './flight-references.ts'
import { joinRows, splitRows, type FlightRow } from './flight-rows.ts'

/** Exported name of the component whose children are cut. */
const STILL = 'Still'

const isList = (node: unknown): node is readonly unknown[] => Array.isArray(node)

const isRecord = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !isList(node)

type Cut = {
  /** Element types, such as `$L1f`, whose children may go. */
  types: ReadonlySet<string>
  /** Says whether children hold nothing that script needs. */
  isStill: (children: string) => boolean
  /** Flight text of the children that went. */
  removed: string[]
}

const cutNode = (node: unknown, cut: Cut): unknown => {
  if (isRecord(node)) {
    const entries = Object.entries(node).map(([name, value]) => [name, cutNode(value, cut)])
    return Object.fromEntries(entries)
  }
  if (!isList(node)) return node
  const [mark, type, key, props] = node
  if (mark === '$' && typeof type === 'string' && cut.types.has(type) && isRecord(props)) {
    const children = JSON.stringify(props.children)
    if (cut.isStill(children)) {
      cut.removed.push(children)
      return [mark, type, key, { ...props, children: null }]
    }
  }
  return node.map((each) => cutNode(each, cut))
}

const cutRow = (row: FlightRow, cut: Cut): FlightRow => {
  if (!row.text.startsWith('[') && !row.text.startsWith('{')) return row
  if (![...cut.types].some((type) => row.text.includes(`"${type}"`))) return row
  return { id: row.id, text: `${JSON.stringify(cutNode(JSON.parse(row.text), cut))}\n` }
}

const withoutOrphans = (rows: readonly FlightRow[], orphans: ReadonlySet<string>) => {
  const others = rows.filter(({ id }) => !orphans.has(id))
  const needed = reachableRows(rows, others.map(({ text }) => text).join(''))
  return rows.filter(({ id }) => !orphans.has(id) || needed.has(id))
}

/**
 * Cuts the children of every `Still` out of a page's flight data: they stand in its HTML already, and
 * the component takes them from there. Children that hold a client component stay, and so does data
 * that is not recognised.
 */
export const withoutStillParts = (flight: string): string => {
  const rows = splitRows(flight)
  if (!rows) return flight
  const clients = clientRows(rows)
  const stills = [...clients].filter(([, name]) => name === STILL)
  if (stills.length === 0) return flight
  const cut: Cut = {
    types: new Set(stills.map(([id]) => `$L${id}`)),
    isStill: (children) => ![...reachableRows(rows, children)].some((id) => clients.has(id)),
    removed: [],
  }
  const changed = rows.map((row) => cutRow(row, cut))
  return joinRows(withoutOrphans(changed, reachableRows(rows, cut.removed.join(''))))
}
