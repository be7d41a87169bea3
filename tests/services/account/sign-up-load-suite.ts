import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSignUpAnswer } from '../../../bench/lib/ask-for-account.ts'
import { sendAll, signUpsOf, tallyOf } from '../../../bench/lib/sign-up-load.ts'
import { payloadFor, type Bench } from '../support/bench.ts'

const ADDRESSES = 200
const IN_FLIGHT = 100

/** Two sign-ups for each address, many at once: one account an address. The bench does it with 10,000 and a kill -9. */
export const signUpLoadSuite = (bench: () => Bench) =>
  describe('sign-ups under load', () => {
    test('makes one account an address, loses none and makes none twice', async () => {
      const [before = 0] = await bench().rowCounts()
      const byAddress = await sendAll({
        signUps: signUpsOf(randomUUID(), ADDRESSES),
        inFlight: IN_FLIGHT,
        send: async ({ email, key }) =>
          readSignUpAnswer(await bench().signUp(payloadFor(email), { 'Idempotency-Key': key })),
      })
      expect(tallyOf(byAddress)).toEqual({
        created: ADDRESSES,
        repeated: ADDRESSES,
        lost: 0,
        double: 0,
      })
      expect((await bench().rowCounts())[0]).toBe(before + ADDRESSES)
    }, 120_000)
  })
