import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RECORD } from '../support/stripe-api/recorded.ts'

const LINE = /^(GET|POST|DELETE) (\/v1\/\w+)|expand (?:.+\.)?(latest_charge|balance_transaction)$/gm

/** What the driver calls and expands, and whether it changes something there. */
const called = () => {
  const levels = new Map<string, 'read' | 'write'>()
  for (const [, verb, address, expanded] of readFileSync(RECORD, 'utf8').matchAll(LINE)) {
    const name = address ?? expanded ?? ''
    const isWritten = verb === 'POST' || verb === 'DELETE' || levels.get(name) === 'write'
    levels.set(name, isWritten ? 'write' : 'read')
  }
  return levels
}

const ROW = /^\| [^|]+ \| (read|write) \| (.+) \|$/gm

/** What the table allows, by the same names. */
const allowed = () =>
  [...readFileSync('docs/stripe-key.md', 'utf8').matchAll(ROW)].flatMap(
    ([, level = '', names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, level })),
  )

test('the guide to a restricted key allows what the driver calls, and no more', () => {
  const calls = called()
  expect(new Set(allowed().map(({ name }) => name))).toEqual(new Set(calls.keys()))
  const rows = [...readFileSync('docs/stripe-key.md', 'utf8').matchAll(ROW)]
  for (const [row, level = '', names = ''] of rows) {
    const wanted = [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => calls.get(name))
    expect(wanted.includes('write') ? 'write' : 'read', row).toBe(level)
  }
})
