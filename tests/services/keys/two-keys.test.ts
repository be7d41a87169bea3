import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { attemptKeys } from '#features/signup/server/attempt.ts'
import { emailLinkAddress, emailLinkIn } from '#services/account/email-change.ts'
import { consumeHandOffToken, issueHandOffToken } from '#services/account/hand-off-token.ts'
import {
  askLoginLink,
  consumeLoginLink,
  findLoginLink,
  loginLinkAddress,
  loginLinkIn,
} from '#services/account/login-link.ts'
import {
  askReaderLink,
  consumeReaderLink,
  readerLinkAddress,
  readerLinkIn,
} from '#services/account/reader-link.ts'
import { createServicesApp } from '#services/app.ts'
import type { Database } from '#services/db/database.ts'
import { resultsLinks } from '#services/db/experiment-schema.ts'
import { users } from '#services/db/schema.ts'
import { keyedHash, keyedHashes, type KeyedHashInput } from '#services/keys/keyed-hash.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import { operatorKey, operatorKeys } from '#services/operator/operator-key.ts'
import { methodLinkIn, methodPageAddress } from '#services/payment/method-link.ts'
import { invitationAddress, invitationIn } from '#services/seats/invitation-link.ts'
import { takeDownload } from '#services/web-app/download/download-routes.ts'
import { benchOf } from '../support/bench-of.ts'
import { newEmail, newKey, payloadFor } from '../support/bench.ts'
import type { ServicesEnv } from '../support/child-services.ts'
import { onPostgres } from '../support/on-postgres.ts'
import { buyerOf } from '../support/purchase.ts'
import { besides, NEW, OLD, type Made } from './signed-besides.ts'

const WEB_APP = { webAppUrl: 'https://app.example/webapp', locale: 'en' } as const

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

const suite = (_name: string, env: () => ServicesEnv) =>
  describe('with two keys', () => {
    const bench = benchOf(env)
    const { buy } = buyerOf(bench)
    const queries = (): Promise<Database> => bench().database.get()
    const now = () => bench().services.now()

    const account = async () => {
      const { email } = await bench().newAccount()
      await bench().confirm(email)
      const rows = await (await queries()).select().from(users)
      const id = rows.find((row) => row.email === email)?.id ?? ''
      return { email, id }
    }

    const browser = 'a cookie of the browser that asked'

    const loginLink = async () => {
      const { email } = await account()
      const asked = { email, language: 'en', browser, query: '', provesPassword: false } as const
      return askLoginLink(await queries(), { ...asked, hashKey: OLD, now: now() })
    }

    const readerLink = async () => {
      const email = newEmail()
      const asked = { email, readers: [email], browser, hashKey: OLD, now: now() }
      await askReaderLink(await queries(), asked)
      const rows = await (await queries()).select().from(resultsLinks)
      return { email, id: rows.find(({ reader }) => reader === email)?.id ?? '' }
    }

    const byPurpose: Record<KeyedHashInput['purpose'], Made> = {
      'hand-off token': async () => {
        const { id: userId } = await account()
        const signIn = newSignIn({ userId, number: 0, isByMail: false })
        const issued = { signIn, hashKey: OLD, now: now() }
        const token = await issueHandOffToken(await queries(), issued)
        return async (hashKey) => {
          const carried = await consumeHandOffToken(await queries(), { token, hashKey, now: now() })
          return carried?.userId === userId
        }
      },
      'idempotency key': async () => {
        const payload = payloadFor(newEmail())
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() }
        const ask = async (hashKey: string) => {
          const app = createServicesApp({ ...bench().services, hashKey })
          const body = JSON.stringify(payload)
          return (await app.request('/userbase/user/', { method: 'POST', headers, body })).status
        }
        await ask(OLD)
        return async (keys) => (await ask(keys)) === 201
      },
      payload: async () => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() }
        const ask = async (hashKey: string, email: string) => {
          const app = createServicesApp({ ...bench().services, hashKey })
          const body = JSON.stringify(payloadFor(email))
          return (await app.request('/userbase/user/', { method: 'POST', headers, body })).status
        }
        await ask(OLD, newEmail())
        // Another address under the same name is refused only where both are known.
        return async (keys) => (await ask(keys, newEmail())) === 422
      },
      operator: async () => {
        const key = operatorKey(OLD)
        return (keys) => operatorKeys(keys).includes(key)
      },
      'download address': async () => {
        const { id: userId, email } = await account()
        await buy({}, { email })
        const take = async (key: string, value: string) => {
          const addressHashes = keyedHashes({ key, purpose: 'download address', value })
          const wanted = { userId, templateId: 1, addressHashes, now: now() }
          return takeDownload(await queries(), wanted)
        }
        for (let at = 0; at < 10; at += 1) await take(OLD, `192.0.2.${at}`)
        return async (keys) => (await take(keys, '192.0.2.3')) === 'taken'
      },
      'login link': async () => {
        const id = await loginLink()
        const query = queryOf(loginLinkAddress(id, { ...WEB_APP, hashKey: OLD }))
        return (keys) => loginLinkIn(query, keys) === id
      },
      'login browser': async () => {
        const id = await loginLink()
        return async (hashKey) => {
          const shown = { id, browser, hashKey, now: now() }
          return (await findLoginLink(await queries(), shown))?.isOwn === true
        }
      },
      'results link': async () => {
        const { id } = await readerLink()
        const query = queryOf(readerLinkAddress(id, { ...WEB_APP, hashKey: OLD }))
        return (keys) => readerLinkIn(query, keys) === id
      },
      'results browser': async () => {
        const { id, email } = await readerLink()
        return async (hashKey) => {
          const shown = { id, browser, hashKey, now: now() }
          return (await consumeReaderLink(await queries(), shown)) === email
        }
      },
      'email change': async () => {
        const link = { id: newKey(), side: 'new' } as const
        const query = queryOf(emailLinkAddress(link, { ...WEB_APP, hashKey: OLD }))
        return (keys) => emailLinkIn(query, keys) !== undefined
      },
      'seat invitation': async () => {
        const id = randomUUID()
        const query = queryOf(invitationAddress(id, { ...WEB_APP, hashKey: OLD }))
        return (keys) => invitationIn(query, keys) === id
      },
      'card page': async () => {
        const services = { ...bench().services, hashKey: OLD }
        const named = {
          subscriptionId: 'sub_1',
          locale: 'en',
          back: 'https://app.example',
        } as const
        const query = queryOf(methodPageAddress({ ...named, services, now: now() }))
        return (hashKey) => methodLinkIn(query, { hashKey, now: now() }) !== undefined
      },
    }

    test.each(Object.entries({ ...byPurpose, ...besides }))(
      'what was made under the one of before counts: %s',
      async (_purpose, make) => {
        for (const keys of [OLD, `${NEW},${OLD}`, `${OLD},${NEW}`]) {
          expect(await (await make())(keys), keys).toBe(true)
        }
      },
    )

    test.each(
      Object.entries({ ...byPurpose, ...besides }).filter(([purpose]) => !/next key/.test(purpose)),
    )('and ends with it: %s', async (_purpose, make) => {
      expect(await (await make())(NEW)).toBe(false)
    })

    test('what is made now outlives it', () => {
      const hashed = { purpose: 'operator', value: 'x' } as const
      const both = { ...hashed, key: `${NEW},${OLD}` }
      expect(keyedHash(both)).toBe(keyedHash({ ...hashed, key: NEW }))
      expect(keyedHashes(both)[0]).toBe(keyedHash(both))
    })

    test('a repeated sign-up gets its first answer also where the site has the next key first', async () => {
      const payload = payloadFor(newEmail())
      const send = async (keys: string) => {
        const named = { attempt: 'b'.repeat(32), payload, hashKey: keys }
        const { idempotencyKey, earlierKey } = attemptKeys(named)
        const app = createServicesApp({ ...bench().services, hashKey: keys })
        const headers = {
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey,
          ...(earlierKey && { 'Idempotency-Key-Before': earlierKey }),
        }
        const body = JSON.stringify(payload)
        return (await app.request('/userbase/user/', { method: 'POST', headers, body })).status
      }
      expect(await send(OLD)).toBe(201)
      expect(await send(`${NEW},${OLD}`)).toBe(201)
      expect(await send(NEW)).toBe(409)
    })

    test('a log-in link of before is used up under both', async () => {
      const id = await loginLink()
      const shown = { id, browser, hashKey: `${NEW},${OLD}`, now: now() }
      expect(await consumeLoginLink(await queries(), shown)).toBeDefined()
      expect(await consumeLoginLink(await queries(), shown)).toBeUndefined()
    })
  })

await onPostgres(suite)
