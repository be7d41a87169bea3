import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nameOf, type Call } from './routes.ts'

/** Where the calls of the driver stand. */
export const RECORD = fileURLToPath(new URL('calls.txt', import.meta.url))

const partsOf = (call: Call): string[] =>
  [...call.fields].flatMap(([field, value]) => {
    // Stripe's package goes on with a list by itself.
    if (field === 'starting_after') return []
    return field.startsWith('expand') ? `expand ${value}` : field.replaceAll(/\[\d+\]/g, '[]')
  })

/** Calls with the names of all their parameters, and what they expand, one a line. */
export const linesOf = (calls: readonly Call[]): string[] => {
  const names = [...new Set(calls.map(nameOf))].toSorted()
  return names.flatMap((name) => {
    const parts = calls.filter((call) => nameOf(call) === name).flatMap(partsOf)
    return [name, ...[...new Set(parts)].toSorted().map((part) => `  ${part}`)]
  })
}

const pairsOf = (lines: readonly string[]): Set<string> => {
  let name = ''
  return new Set(
    lines.map((line) => {
      if (line.startsWith(' ')) return `${name}${line}`
      name = line
      return line
    }),
  )
}

/** Throws where the driver makes a call, or names a parameter, that is not written down. */
export const requireRecorded = (calls: readonly Call[]): void => {
  const recorded = pairsOf(readFileSync(RECORD, 'utf8').split('\n'))
  const others = [...pairsOf(linesOf(calls))].filter((pair) => !recorded.has(pair))
  if (others.length > 0) throw new Error(`Not in ${RECORD}: ${others.join('; ')}`)
}
