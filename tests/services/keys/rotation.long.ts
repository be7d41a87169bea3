import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { handOffTokenAnswer } from '#features/account/account-contract.ts'
import { createAccountAnswer } from '#features/signup/create-account-contract.ts'
import { readServerEnv } from '#lib/config/env-server.ts'
import { keysIn } from '#lib/util/keys-in.ts'
import { rotateStored } from '#services/keys/rotate-secrets.ts'
import { loadSecrets } from '#services/keys/secrets.ts'
import { typedCard } from '../payment/payment-bench.ts'
import { newEmail, payloadFor } from '../support/bench.ts'
import { ended, ownServices, spawnServices, untilHealthy } from '../support/child-services.ts'
import { attemptFor, newPurchaseId, newQuote } from '../support/purchase.ts'
import { tempDir } from '../support/temp-dir.ts'

type Doing = { name: string; status: number }

const tokenAnswer = z.object({ token: z.string() })

/** People who sign up, come back by a link, buy and read, until they are told to stop. */
const crowdAt = (origin: string) => {
  const done: Doing[] = []
  const isOver = { now: false }

  /** While the services restart nobody answers: a browser tries again. */
  const ask = async (name: string, path: string, init: RequestInit = {}): Promise<Response> => {
    for (;;) {
      try {
        const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init })
        done.push({ name, status: answer.status })
        return answer
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        await pause(50)
      }
    }
  }
  const post = (name: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(name, path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  const account = async () => {
    const payload = payloadFor(newEmail())
    const headers = { 'Idempotency-Key': randomUUID() }
    const send = () => post('sign-up', '/userbase/user/', payload, headers)
    const { ssojwt } = createAccountAnswer.parse(await (await send()).json())
    return { email: payload.Email, ssojwt, again: send }
  }
  const arrive = async (ssojwt: string) => {
    const exchange = await post('hand-off', '/api/auth/handOffToken/', { ssojwt })
    const { ssotoken } = handOffTokenAnswer.parse(await exchange.json())
    return cookieOf(await ask('arrival', `/webapp/?ssotoken=${ssotoken}`))
  }

  /** One visitor's sign-in and session of before, used until the end. */
  const read = async () => {
    const { ssojwt } = await account()
    const Cookie = await arrive(ssojwt)
    while (!isOver.now) {
      await post('sign-in', '/api/auth/ssoValidate/', { ssojwt })
      const page = await ask('account', '/webapp/account/?lang=en', { headers: { Cookie } })
      done.push({ name: 'still logged in', status: page.status === 200 ? 200 : 500 })
    }
  }
  const signUp = async () => {
    while (!isOver.now) {
      const { ssojwt, again } = await account()
      await pause(200)
      await again()
      await arrive(ssojwt)
    }
  }
  const comeBack = async () => {
    while (!isOver.now) {
      const { email } = await account()
      const asked = await ask('link asked', '/webapp/account/login/?lang=en&lib=en', {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams({ email, password: '' }),
      })
      const [, path = ''] =
        /href="[^"]*(\/webapp\/account\/link\/\?[^"]+)"/.exec(await asked.text()) ?? []
      await pause(300)
      await ask('link', path.replaceAll('&amp;', '&'), { headers: { Cookie: cookieOf(asked) } })
    }
  }
  const buy = async () => {
    while (!isOver.now) {
      const quote = newQuote(Date.now())
      const id = newPurchaseId()
      const purchase = { id, language: 'en', quote, affiliateTransaction: null, source: null }
      await post('purchase', '/userbase/purchase', purchase)
      const card = await post('card', '/payment/frame/token', typedCard('succeeds'))
      const { token: methodToken } = tokenAnswer.parse(await card.json())
      const attempt = { ...attemptFor(quote, { email: newEmail() }), methodToken }
      await post('payment', `/userbase/purchase/${id}/attempt`, attempt)
    }
  }
  const people = Promise.all([read(), read(), signUp(), comeBack(), buy()])
  const stop = async () => {
    isOver.now = true
    await people
    return done
  }
  /** Waits until each kind of doing has been done so often more. */
  const until = async (more: number) => {
    const times = (name: string) => done.filter((doing) => doing.name === name).length
    const kinds = ['sign-in', 'sign-up', 'link', 'payment'].map((name) => ({
      name,
      before: times(name),
    }))
    const isDone = () => kinds.every(({ name, before }) => times(name) - before >= more)
    while (!isDone()) await pause(50)
  }
  return { stop, until }
}

test('nobody is turned away while the keys are rotated', async () => {
  const { origin, variables } = await ownServices({ DATA_DIR: tempDir() }, 'data')
  const start = async () => {
    const { child } = spawnServices(variables)
    await untilHealthy(origin)
    return async () => {
      child.kill('SIGTERM')
      await ended(child)
    }
  }
  let stop = await start()
  const crowd = crowdAt(origin)
  await crowd.until(5)
  rotateStored(variables.DATA_DIR, ['TOKEN_SIGNING_KEY', 'HASH_KEY'])
  await stop()
  stop = await start()
  await crowd.until(5)
  const done = await crowd.stop()
  await stop()
  expect(done.filter(({ status }) => status >= 400)).toEqual([])
  expect(done.length).toBeGreaterThan(50)
  const { TOKEN_SIGNING_KEY } = loadSecrets(readServerEnv({ DATA_DIR: variables.DATA_DIR }))
  expect(keysIn(TOKEN_SIGNING_KEY)).toHaveLength(2)
}, 300_000)
