import { describe, expect, test } from 'vitest'
import type { ServicesEnv } from '../services/support/child-services.ts'
import { onPostgres } from '../services/support/on-postgres.ts'
import { tempDir } from '../services/support/temp-dir.ts'
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
