import { expect, test } from 'vitest'
import { purgeExpired, PURCHASE_LIFE_MS } from '#services/rounds/purge-expired.ts'
import type { Bench } from '../support/bench.ts'
import { attemptFor, buyerOf, outcomeFor } from '../support/purchase.ts'

const DAY_MS = 86_400_000

/** What is kept of purchases, and for how long. */
export const retentionSuite = (bench: () => Bench) =>
  test('purchases that came to nothing are erased after 90 days, all that money may be in stays', async () => {
    const { keep, begin, buy, tell, tryToPay, attemptsOf } = buyerOf(bench)
    const idle = await keep()
    const declined = await begin()
    await tell(declined.id, outcomeFor(declined.attempt, { state: 'failed', reason: 'declined' }))
    const open = await begin()
    const bought = await buy()
    const twice = await begin()
    await tell(twice.id, outcomeFor(twice.attempt, { state: 'failed', reason: 'declined' }))
    await tryToPay(twice.id, attemptFor(twice.quote))
    const isThere = async (id: string) =>
      (await bench().call(`/userbase/purchase/${id}`)).status === 200
    const kept = () =>
      Promise.all([idle, declined, open, bought, twice].map(({ id }) => isThere(id)))
    const queries = await bench().database.get()
    const { time } = bench().clock
    await purgeExpired(queries, new Date(time + PURCHASE_LIFE_MS - DAY_MS))
    expect(await kept()).toEqual([true, true, true, true, true])
    await purgeExpired(queries, new Date(time + PURCHASE_LIFE_MS + DAY_MS))
    expect(await kept()).toEqual([false, false, true, true, true])
    expect(await attemptsOf(declined.id)).toEqual([])
  })
