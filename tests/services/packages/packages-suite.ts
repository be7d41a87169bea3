import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { packageAnswer } from '#features/orders/order-contract.ts'
import { PACKAGE_OVERRIDES } from '#lib/config/price-book.ts'
import { packages } from '#services/db/partner-schema.ts'
import { makePackages } from '#services/packages/make-packages.ts'
import type { Bench } from '../support/bench.ts'

const DAY_MS = 24 * 3600 * 1000

/** Packages are found by their token, and made by the operator's command (S2 §3 "Package", §7). */
export const packagesSuite = (bench: () => Bench) =>
  describe('GET /userbase/bib-pkg/{token}', () => {
    const make = async (order: object = {}) => {
      const question = { count: 1, days: null, saveRelative: null, valueRegular: null, ...order }
      const queries = await bench().database.get()
      return makePackages(queries, JSON.stringify(question))
    }
    const ask = (token: string) => bench().call(`/userbase/bib-pkg/${token}`)
    const stateOf = async (token: string) =>
      packageAnswer.parse(await (await ask(token)).json()).state

    test('gives a package with what it says of itself', async () => {
      const [made] = await make({ saveRelative: 40, valueRegular: 4165 })
      const answer = await ask(made?.token ?? '')
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({
        token: made?.token,
        state: 'open',
        plan: 'basic',
        saveRelative: 40,
        valueRegular: 4165,
      })
    })

    test('says that one is used', async () => {
      const [made] = await make()
      const token = made?.token ?? ''
      const queries = await bench().database.get()
      await queries
        .update(packages)
        .set({ usedByOrder: 'BB-0000000001' })
        .where(eq(packages.token, token))
      expect(await stateOf(token)).toBe('used')
    })

    test('says from the very end of its days on that one is expired', async () => {
      const [made] = await make({ days: 3 })
      const token = made?.token ?? ''
      const { clock } = bench()
      const start = clock.time
      const queries = await bench().database.get()
      const expiresAt = new Date(start + 3 * DAY_MS)
      await queries.update(packages).set({ expiresAt }).where(eq(packages.token, token))
      try {
        clock.time = start + 3 * DAY_MS - 1
        expect(await stateOf(token)).toBe('open')
        clock.time = start + 3 * DAY_MS
        expect(await stateOf(token)).toBe('expired')
      } finally {
        clock.time = start
      }
    })

    test.each(PACKAGE_OVERRIDES.map(({ token }) => token))(
      'knows %s, for everybody',
      async (token) => {
        expect(await stateOf(token)).toBe('open')
      },
    )

    test.each([randomUUID(), 'x', 'a'.repeat(65), "'%20or%201=1", '..%2f'])(
      'has no package %s, and repeats nothing of it',
      async (token) => {
        const answer = await ask(token)
        expect(answer.status).toBe(404)
        expect(await answer.text()).not.toContain(decodeURIComponent(token))
      },
    )

    test('gives each package a token of its own, and refuses to make none', async () => {
      const made = await make({ count: 50 })
      expect(new Set(made.map(({ token }) => token)).size).toBe(50)
      await expect(make({ count: 0 })).rejects.toThrow('Say how many')
    })
  })
