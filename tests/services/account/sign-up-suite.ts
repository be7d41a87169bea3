import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createAccountAnswer } from '#features/signup/create-account-contract.ts'
import { users } from '#services/db/schema.ts'
import { newEmail, payloadFor, type Bench } from '../support/bench.ts'

const withStatus = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status)

/** Accounts are created once per address and kept with a strong hash. */
export const signUpSuite = (bench: () => Bench) =>
  describe('POST /userbase/user/', () => {
    const rowOf = async (email: string) => {
      const queries = await bench().database.get()
      const rows = await queries.select().from(users).where(eq(users.emailNormalized, email))
      return rows[0]
    }

    test.each(['/userbase/user/', '/userbase/user'])(
      'answers 201 with both tokens at %s',
      async (path) => {
        const answer = await bench().post(path, payloadFor(newEmail()))
        expect(answer.status).toBe(201)
        expect(answer.headers.get('Cache-Control')).toBe('no-store')
        const tokens = createAccountAnswer.parse(await answer.json())
        expect(tokens.jwt).not.toBe(tokens.ssojwt)
      },
    )

    test('keeps every field of the payload, the address as entered', async () => {
      const email = newEmail()
      const entered = email.replace('example', 'Example')
      await bench().signUp({ ...payloadFor(`  ${entered} `) })
      expect(await rowOf(email)).toMatchObject({
        email: entered,
        emailNormalized: email,
        passwordGenerated: true,
        device: 'mobile',
        ipAddress: '203.0.113.7',
        language: 'fr',
        docName: 'Modèles 2000',
        creationPage: 'localhost:3000/fr/docs/demo',
        trafficSource: null,
        affiliateTransaction: null,
      })
    })

    test('keeps the click on an affiliate’s link, as the network calls it', async () => {
      const [email, other] = [newEmail(), newEmail()]
      const transaction = { EFtransactionId: '73b30b226eb44dc884d56968282b8f39' }
      expect((await bench().signUp({ ...payloadFor(email), ...transaction })).status).toBe(201)
      expect(await rowOf(email)).toMatchObject({
        affiliateTransaction: transaction.EFtransactionId,
      })
      const bad = { ...payloadFor(other), EFtransactionId: '<script>' }
      expect((await bench().signUp(bad)).status).toBe(400)
      expect(await rowOf(other)).toBeUndefined()
    })

    test('keeps what brought the visitor, and refuses what is no such record', async () => {
      const email = newEmail()
      const source = {
        SourceChannel: 'google',
        SourceKeyword: "plan d'affaires",
        CustomTracking: { source: 'flyer', affid: '42' },
        SourceGuid: '1234567890.1700000000',
      }
      expect((await bench().signUp({ ...payloadFor(email), ...source })).status).toBe(201)
      expect(await rowOf(email)).toMatchObject({ trafficSource: source })
      const bad = [
        { SourceChannel: '<script>' },
        { SourceChannel: 7 },
        { CustomTracking: { other: 'x' } },
        { SourceGuid: 'x' },
        { SourceMedium: 'cpc' },
      ]
      for (const fields of bad) {
        const answer = await bench().signUp({ ...payloadFor(newEmail()), ...fields })
        expect(answer.status, JSON.stringify(fields)).toBe(400)
      }
    })

    test('stores a given password as an Argon2id hash only', async () => {
      const email = newEmail()
      const Password = 'paper-clip-7'
      const answer = await bench().signUp({
        ...payloadFor(email),
        Password,
        AutogeneratePassword: false,
      })
      const row = await rowOf(email)
      expect(answer.status).toBe(201)
      expect(row).toMatchObject({ passwordGenerated: false })
      expect(row?.passwordHash).toMatch(
        /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{22}\$[\w+/]{43}$/,
      )
      expect(JSON.stringify(row)).not.toContain(Password)
    })

    test('may come without a device, as the short dialog sends it', async () => {
      const { Device: _device, ...payload } = payloadFor(newEmail())
      expect((await bench().signUp(payload)).status).toBe(201)
    })

    test('answers 409 for an address that exists, letter case ignored', async () => {
      const email = newEmail()
      await bench().signUp(payloadFor(email))
      const before = await bench().rowCounts()
      const answer = await bench().signUp(payloadFor(email.toUpperCase()))
      const text = await answer.text()
      expect(answer.status).toBe(409)
      expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
      expect(text.toLowerCase()).not.toContain(email)
      expect(await bench().rowCounts()).toEqual(before)
    })

    test('creates one account of 50 requests for one address at once', async () => {
      const email = newEmail()
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          bench().signUp(payloadFor(index % 2 ? email : email.toUpperCase())),
        ),
      )
      expect(withStatus(answers, 201)).toHaveLength(1)
      expect(withStatus(answers, 409)).toHaveLength(49)
      expect(await rowOf(email)).toBeDefined()
    })

    test('writes neither address nor token to the log', async () => {
      const { email, ssojwt } = await bench().newAccount()
      await bench().signUp(payloadFor(email))
      const log = bench().logLines.join('')
      expect(log).not.toContain(email)
      expect(log).not.toContain(ssojwt)
    })
  })
