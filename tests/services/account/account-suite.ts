import { SignJWT, UnsecuredJWT, decodeProtectedHeader, decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  accountAnswer,
  handOffTokenAnswer,
  ssoValidateAnswer,
} from '#features/account/account-contract.ts'
import type { Bench } from '../support/bench.ts'
import { buyerOf } from '../support/purchase.ts'

const MONTH_MS = 30 * 24 * 3600 * 1000

/** Sign-in tokens are validated, accounts read, and every foreign token refused. */
export const accountSuite = (bench: () => Bench) =>
  describe('account service', () => {
    const { buy } = buyerOf(bench)

    const validate = (ssojwt: string) => bench().post('/api/auth/ssoValidate/', { ssojwt })

    const userIdOf = async (ssojwt: string) =>
      ssoValidateAnswer.parse(await (await validate(ssojwt)).json()).u.sub

    const accountOf = (userId: string, authorization?: string) =>
      bench().call(`/api/account/get/${userId}`, {
        headers: authorization ? { Authorization: authorization } : {},
      })

    test('validates a sign-in token and returns its account', async () => {
      const { email, jwt, ssojwt } = await bench().newAccount()
      const userId = await userIdOf(ssojwt)
      for (const token of [ssojwt, jwt]) {
        const answer = await accountOf(userId, `Bearer ${token}`)
        expect(answer.status).toBe(200)
        expect(accountAnswer.parse(await answer.json())).toEqual({
          account: { userEmail: email, userId, hasLicence: false },
        })
      }
    })

    test('says of a buyer that there is a licence', async () => {
      const { email, ssojwt } = await bench().newAccount()
      await bench().confirm(email)
      await buy({}, { email })
      const userId = await userIdOf(ssojwt)
      const answer = await accountOf(userId, `Bearer ${ssojwt}`)
      expect(accountAnswer.parse(await answer.json()).account.hasLicence).toBe(true)
    })

    test('signs with one algorithm and names issuer, audience, type and end', async () => {
      const { ssojwt } = await bench().newAccount()
      expect(decodeProtectedHeader(ssojwt)).toEqual({ alg: 'HS256', typ: 'sso+jwt' })
      const { iat = 0, exp = 0, ...claims } = decodeJwt(ssojwt)
      expect(claims).toMatchObject({ iss: 'business-in-a-box', aud: 'single-sign-on' })
      expect(exp - iat).toBe(30 * 24 * 3600)
    })

    test('refuses the account of somebody else', async () => {
      const [ann, bob] = [await bench().newAccount(), await bench().newAccount()]
      const answer = await accountOf(await userIdOf(bob.ssojwt), `Bearer ${ann.ssojwt}`)
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain(bob.email)
    })

    test.each([undefined, 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c', 'Bearer a.b.c.d'])(
      'answers 401 to the authorization %s',
      async (authorization) => {
        const { ssojwt } = await bench().newAccount()
        expect((await accountOf(await userIdOf(ssojwt), authorization)).status).toBe(401)
      },
    )

    test('refuses tokens that are forged, of another use, or unsigned', async () => {
      const { jwt, ssojwt } = await bench().newAccount()
      const [header, claims, signature] = ssojwt.split('.')
      const foreign = new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'sso+jwt' })
        .setIssuer('business-in-a-box')
        .setAudience('single-sign-on')
        .setSubject(await userIdOf(ssojwt))
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode('a key that is not the key of the services'))
      const forged = [
        jwt ?? 'none',
        `${header}.${claims}.${signature?.split('').toReversed().join('')}`,
        `${header}.${btoa('{"sub":"1"}')}.${signature}`,
        new UnsecuredJWT(decodeJwt(ssojwt)).encode(),
        await foreign,
        'rubbish',
      ]
      const answers = await Promise.all(forged.map(validate))
      expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 401))
    })

    test('ends a sign-in after 30 days', async () => {
      const { ssojwt } = await bench().newAccount()
      const { clock } = bench()
      const start = clock.time
      clock.time = start + MONTH_MS - 2000
      expect((await validate(ssojwt)).status).toBe(200)
      clock.time = start + MONTH_MS + 2000
      expect((await validate(ssojwt)).status).toBe(401)
      expect((await bench().post('/api/auth/handOffToken/', { ssojwt })).status).toBe(401)
      // Other services take nothing of a month ago.
      clock.time = start
    })

    test.each(['\n', ' ', '\t', '\r\n'])(
      'takes a token in one spelling only, not with %j in it',
      async (gap) => {
        const { ssojwt } = await bench().newAccount()
        for (const token of [
          `${ssojwt}${gap}`,
          `${ssojwt.slice(0, -9)}${gap}${ssojwt.slice(-9)}`,
        ]) {
          const answer = await bench().post('/api/auth/ssoValidate/', { ssojwt: token })
          expect(answer.status).toBe(400)
        }
      },
    )

    test('exchanges a sign-in token for a new one-time token each time', async () => {
      const { ssojwt } = await bench().newAccount()
      const exchange = async () => {
        const answer = await bench().post('/api/auth/handOffToken/', { ssojwt })
        return handOffTokenAnswer.parse(await answer.json()).ssotoken
      }
      const [first, second] = [await exchange(), await exchange()]
      expect(first).not.toBe(second)
      expect(first).toMatch(/^[\w-]{43}$/)
    })
  })
