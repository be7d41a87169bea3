import { describe, expect, test } from 'vitest'
import { ssoValidateAnswer } from '#features/account/account-contract.ts'
import { createAccountAnswer } from '#features/signup/create-account-contract.ts'
import { idempotencyKeys } from '#services/db/schema.ts'
import { purgeExpired } from '#services/rounds/purge-expired.ts'
import { newEmail, newKey, payloadFor, type Bench } from '../support/bench.ts'

const DAY_MS = 24 * 3600 * 1000

/** A repeated request gets the first answer; a key never serves two addresses. */
export const idempotencySuite = (bench: () => Bench) =>
  describe('Idempotency-Key', () => {
    const signUp = (email: string, key: string) =>
      bench().signUp(payloadFor(email), { 'Idempotency-Key': key })

    const userIdOf = async (answer: Response) => {
      const { ssojwt } = createAccountAnswer.parse(await answer.json())
      const validated = await bench().post('/api/auth/ssoValidate/', { ssojwt })
      return ssoValidateAnswer.parse(await validated.json()).u.sub
    }

    test('gives a replay the first answer and the same account', async () => {
      const [email, key] = [newEmail(), newKey()]
      const first = await signUp(email, key)
      const before = await bench().rowCounts()
      const replay = await signUp(email, key)
      expect([first.status, replay.status]).toEqual([201, 201])
      expect(await userIdOf(replay)).toBe(await userIdOf(first))
      expect(await bench().rowCounts()).toEqual(before)
    })

    test.each([
      { IpAddress: '198.51.100.9' },
      { SourceChannel: 'google', CustomTracking: { affid: '42' } },
      { EFtransactionId: '73b30b226eb44dc884d56968282b8f39' },
      { Device: 'desktop', DocName: 'Lease', CreationPage: 'localhost:3000/l/f' },
      { Language: 'de' },
      { Password: 'correct horse 1', AutogeneratePassword: false },
    ])('does not depend on what else a second try comes with: %j', async (others) => {
      const [payload, key] = [payloadFor(newEmail()), newKey()]
      const first = await bench().signUp(payload, { 'Idempotency-Key': key })
      const replay = await bench().signUp({ ...payload, ...others }, { 'Idempotency-Key': key })
      expect(replay.status).toBe(201)
      expect(await userIdOf(replay)).toBe(await userIdOf(first))
    })

    test('nor on the letter case of the address', async () => {
      const [email, key] = [newEmail(), newKey()]
      await signUp(email, key)
      expect((await signUp(email.toUpperCase(), key)).status).toBe(201)
    })

    test('lets a password that was typed in only where it is the account’s', async () => {
      const [payload, key] = [payloadFor(newEmail()), newKey()]
      const typed = { ...payload, Password: 'correct horse 1', AutogeneratePassword: false }
      const send = async (Password: string | null) => {
        const body = { ...typed, Password, AutogeneratePassword: Password === null }
        return (await bench().signUp(body, { 'Idempotency-Key': key })).status
      }
      expect(await send('correct horse 1')).toBe(201)
      expect(await send('correct horse 1')).toBe(201)
      expect(await send('correct horse 2')).toBe(409)
      expect(await send(null)).toBe(201)
    })

    test('makes a password that is typed second the account’s, whose own nobody knew', async () => {
      const [payload, key] = [payloadFor(newEmail()), newKey()]
      const send = async (Password: string | null) => {
        const body = { ...payload, Password, AutogeneratePassword: Password === null }
        return (await bench().signUp(body, { 'Idempotency-Key': key })).status
      }
      expect(await send(null)).toBe(201)
      expect(await send('correct horse 1')).toBe(201)
      expect(await send('correct horse 2')).toBe(409)
      expect(await send('correct horse 1')).toBe(201)
    })

    test('gives 20 requests at once under one key one account', async () => {
      const [email, key] = [newEmail(), newKey()]
      const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(email, key)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(await Promise.all(answers.map(userIdOf))).size).toBe(1)
    })

    test('answers 422 for another address under the key and stores nothing', async () => {
      const key = newKey()
      await signUp(newEmail(), key)
      const before = await bench().rowCounts()
      const other = await signUp(newEmail(), key)
      expect(other.status).toBe(422)
      expect(await bench().rowCounts()).toEqual(before)
    })

    test('lets one of two addresses at once under one key win', async () => {
      const key = newKey()
      const answers = await Promise.all([signUp(newEmail(), key), signUp(newEmail(), key)])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]))
    })

    test('answers 409 again to the replay of a request that got 409', async () => {
      const [email, key] = [newEmail(), newKey()]
      await bench().signUp(payloadFor(email))
      expect([(await signUp(email, key)).status, (await signUp(email, key)).status]).toEqual([
        409, 409,
      ])
    })

    test('answers 409 to another key for the same address', async () => {
      const email = newEmail()
      await signUp(email, newKey())
      expect((await signUp(email, newKey())).status).toBe(409)
    })

    test('stores neither key nor payload nor token in clear', async () => {
      const [email, key] = [newEmail(), newKey()]
      await signUp(email, key)
      const queries = await bench().database.get()
      const rows = JSON.stringify(await queries.select().from(idempotencyKeys))
      expect(rows).not.toContain(key)
      expect(rows).not.toContain(email)
      expect(rows).not.toMatch(/eyJ[\w-]+\./)
    })

    test('forgets a key after a day, and deletes it in time', async () => {
      const [email, key] = [newEmail(), newKey()]
      await signUp(email, key)
      const { clock } = bench()
      clock.time += DAY_MS + 1000
      expect((await signUp(email, key)).status).toBe(409)
      clock.time += DAY_MS + 1000
      const queries = await bench().database.get()
      await purgeExpired(queries, new Date(clock.time))
      expect(await queries.$count(idempotencyKeys)).toBe(0)
    })
  })
