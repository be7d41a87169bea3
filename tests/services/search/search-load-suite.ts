import { expect, describe, test } from 'vitest'
import { misspeltSearches } from '../../../bench/lib/search-flood.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'

const UNDER_WAY = 100

/** Searches that are dear leave room for everybody else; by how many were answered before, as times differ by machine. */
export const searchLoadSuite = (bench: () => Bench) =>
  describe('a hundred searches for ten misspelt words', () => {
    const underWay = async () => {
      // The words of the language are there already.
      await bench().call('/cache/search/Vertrag/?language=de')
      const state = { answered: 0 }
      const all = misspeltSearches('', UNDER_WAY).map(async (url) => {
        const { status } = await bench().call(url)
        state.answered += 1
        return status
      })
      return { state, all: Promise.all(all) }
    }

    test('keep neither a sign-up nor another search waiting, and are all answered', async () => {
      const { state, all } = await underWay()
      expect((await bench().signUp(payloadFor(newEmail()))).status).toBe(201)
      expect(state.answered).toBeLessThan(UNDER_WAY / 4)
      expect((await bench().call('/cache/search/business-plan/')).status).toBe(200)
      expect(state.answered).toBeLessThan(UNDER_WAY / 2)
      expect(new Set(await all)).toEqual(new Set([200]))
    }, 120_000)

    test('are not made any more when nobody waits for them', async () => {
      const leaving = new AbortController()
      const urls = misspeltSearches('', UNDER_WAY)
      const given = urls.map(async (url) => bench().call(url, { signal: leaving.signal }))
      leaving.abort()
      const statuses = (await Promise.all(given)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 408).length).toBeGreaterThan(UNDER_WAY - 5)
    }, 60_000)
  })
