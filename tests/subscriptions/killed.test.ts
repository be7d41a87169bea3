import { expect, test } from 'vitest'
import { tempDir } from '../services/support/temp-dir.ts'
import { objectionsTo } from './killed/books.ts'
import { surviveKills } from './killed/killed-suite.ts'

/** `npm run test:long` has more of everything, on both databases (killed.long.ts). */
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
  for (const list of ['orders', 'mails', 'charges', 'licences'] as const) {
    const last = books[list].slice(-1)
    expect(objectionsTo({ ...books, [list]: books[list].slice(0, -1) }, seen)).not.toEqual([])
    expect(objectionsTo({ ...books, [list]: [...books[list], ...last] }, seen)).not.toEqual([])
  }
}, 600_000)
