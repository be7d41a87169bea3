import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { upstreamOfFile } from '../../../support/upstream-of-file.ts'
import { json, problem } from '../../../support/upstream-server.ts'

const AHEAD_MS = 400 * DAY_MS

const user = await upstreamOfFile(json(200, { aheadMs: AHEAD_MS }))

beforeEach(() => {
  vi.stubEnv('USER_SERVICE_URL', user.url)
  vi.stubEnv('LOG_LEVEL', 'silent')
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** How far ahead of the system a handler that buys takes the day to be. */
const aheadOf = async () => {
  const handler = checkoutHandler((_request, site) =>
    Response.json(site.now().getTime() - Date.now()),
  )
  return Number(await (await handler(new NextRequest('http://site.example/api/checkout'))).json())
}

it('buys on the day of the services, which an operator has moved ahead', async () => {
  expect(Math.abs((await aheadOf()) - AHEAD_MS)).toBeLessThan(1000)
  expect(user.seen).toMatchObject([{ method: 'GET', path: '/clock' }])
})

it('buys on the day of the system where the services do not say theirs', async () => {
  user.reply = problem(503)
  expect(Math.abs(await aheadOf())).toBeLessThan(1000)
  expect(user.seen).toHaveLength(1)
})

it('asks nobody for the day where money is real', async () => {
  vi.stubEnv('NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY', 'pk_test_12345678')
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_12345678')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_12345678')
  expect(Math.abs(await aheadOf())).toBeLessThan(1000)
  expect(user.seen).toEqual([])
})
