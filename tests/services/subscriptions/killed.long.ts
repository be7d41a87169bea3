import { describe, expect, test } from 'vitest'
import type { ServicesEnv } from '../support/child-services.ts'
import { onPostgres } from '../support/on-postgres.ts'
import { tempDir } from '../support/temp-dir.ts'
import { objectionsTo } from './killed/books.ts'
import { surviveKills } from './killed/killed-suite.ts'

const killedOn = (name: string, env: () => ServicesEnv) =>
  describe(`subscribers of services on ${name} that are killed`, () => {
    test('all that is charged and said in two years has happened once', async () => {
      const { books } = await surviveKills({
        env: env(),
        seed: 20_261_127,
        subscribers: 24,
        kills: { statement: 20, work: 8, mail: 4, move: 6, fact: 4 },
        days: 720,
        stride: 60,
        arrivals: 10,
      })
      expect(books.orders.filter(({ kind }) => kind === 'renewal').length).toBeGreaterThan(15)
    }, 3_000_000)
  })

killedOn('PGlite', () => ({ DATA_DIR: tempDir() }))
await onPostgres(killedOn)

test('the first renewals, while the services are killed: all that is charged and said has happened once', async () => {
  const { books, seen } = await surviveKills({
    env: { DATA_DIR: tempDir() },
    seed: 20_261_126,
    subscribers: 6,
    kills: { statement: 2, work: 1, mail: 0, move: 0, fact: 0 },
    days: 390,
    stride: 390,
    arrivals: 0,
  })
  expect(books.orders.some(({ kind }) => kind === 'renewal')).toBe(true)
  // What is there twice, or not at all, would have been objected to.
  for (const list of ['orders', 'mails', 'charges'] as const) {
    const last = books[list].slice(-1)
    expect(objectionsTo({ ...books, [list]: books[list].slice(0, -1) }, seen)).not.toEqual([])
    expect(objectionsTo({ ...books, [list]: [...books[list], ...last] }, seen)).not.toEqual([])
  }
}, 600_000)
