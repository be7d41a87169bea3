import { describe, expect, it } from 'vitest'
import {
  newPurchaseSecret,
  purchaseIdIn,
  purchaseIdOf,
} from '#features/checkout/server/own-purchase.ts'
import { order } from '#features/orders/server/order.ts'
import type { OrdersSite } from '#features/orders/server/orders-site.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { EMAIL_DIGEST, ORDER, ORDER_NUMBER, purchaseOf } from '../../support/shown-order.ts'
import { testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, NOBODY, problem, type UpstreamServer } from '../../support/upstream-server.ts'
import { visitRequest } from '../../support/visit-request.ts'

const SECRET = newPurchaseSecret()
const ID = purchaseIdOf(SECRET)
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.of-the-owner.x'
const OTHERS_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.of-somebody-else.x'

/** The user service: one purchase, one order, and one account that owns it. */
const service: UpstreamServer['reply'] = ({ path, headers }, response) => {
  const reply = () => {
    if (path === `/purchase/${ID}`) return json(200, purchaseOf(ID))
    const isOwner = headers['x-purchase'] === ID || headers.authorization === `Bearer ${TOKEN}`
    return path === `/order/${ORDER_NUMBER}` && isOwner ? json(200, ORDER) : problem(404)
  }
  reply()({ path, headers, method: 'GET', body: '' }, response)
}

const user = await upstreamOfFile(service)

type Asked = { query?: string; cookies?: Record<string, string> }

const ask = async ({ query = '', cookies = {} }: Asked, change: Partial<OrdersSite> = {}) => {
  const made = testSite({ userServiceUrl: user.url, ...change })
  const request = visitRequest({ path: `/api/order${query}`, cookies })
  const site = { ...made.site, purchaseIdIn, now: () => new Date(), ...change }
  return { ...made, response: await answer(order, { request, site }) }
}

const BOUGHT = { b_purchase: SECRET }

describe('GET /api/order', () => {
  it('gives the order that this browser bought, which no cache keeps', async () => {
    const { response } = await ask({ cookies: BOUGHT })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      reference: 'PU-7K4M-92',
      order: { ...ORDER, emailDigest: EMAIL_DIGEST, coupon: 'save50' },
      isBuyer: true,
      isSignedIn: false,
    })
  })

  it.each([
    ['their own account', TOKEN, true],
    ['somebody else’s', OTHERS_TOKEN, false],
  ])('says whether the buyer is signed in: to %s', async (_case, p_ssojwt, isSignedIn) => {
    const { response } = await ask({ cookies: { ...BOUGHT, p_ssojwt } })
    expect(await response.json()).toMatchObject({
      isSignedIn,
      order: { orderNumber: ORDER_NUMBER },
    })
  })

  it('never shows the services the secret of the cookie', async () => {
    const { lines } = await ask({ cookies: BOUGHT })
    expect(JSON.stringify(user.seen)).not.toContain(SECRET)
    expect(lines.join('')).not.toContain(SECRET)
  })

  it('gives the reference while the payment is not confirmed', async () => {
    user.reply = json(200, purchaseOf(ID, { orderNumber: null }))
    const { response } = await ask({ cookies: BOUGHT })
    expect(await response.json()).toEqual({
      reference: 'PU-7K4M-92',
      order: null,
      isBuyer: true,
      isSignedIn: false,
    })
  })

  it('gives an order of the account that is signed in, and counts it as nobody’s purchase', async () => {
    const { response } = await ask({
      query: `?number=${ORDER_NUMBER}`,
      cookies: { p_ssojwt: TOKEN },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      isBuyer: false,
      isSignedIn: true,
      reference: null,
    })
  })

  it('answers a foreign number as an unknown one, to the letter', async () => {
    const cookies = { p_ssojwt: OTHERS_TOKEN }
    const foreign = await ask({ query: `?number=${ORDER_NUMBER}`, cookies })
    const unknown = await ask({ query: '?number=BB-0000000000', cookies })
    expect(foreign.response.status).toBe(404)
    expect(await foreign.response.text()).toBe(await unknown.response.text())
    expect([...foreign.response.headers]).toEqual([...unknown.response.headers])
  })

  it.each([
    ['nobody who bought', {}],
    ['a cookie that is not ours', { cookies: { b_purchase: '../../admin' } }],
    ['a secret without a purchase', { cookies: { b_purchase: newPurchaseSecret() } }],
  ])('has nothing to show of %s', async (_case, asked) => {
    const { response } = await ask(asked)
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(user.seen.filter(({ path }) => path.startsWith('/user'))).toEqual([])
  })

  it.each([
    ['a number without a sign-in', { query: `?number=${ORDER_NUMBER}`, cookies: BOUGHT }],
    ['a number that is none', { query: '?number=..%2Fuser', cookies: { p_ssojwt: TOKEN } }],
  ])('knows no order of %s', async (_case, asked) => {
    const { response } = await ask(asked)
    expect(response.status).toBe(404)
    expect(user.seen.filter(({ path }) => path.startsWith('/user'))).toEqual([])
  })

  it('tries three times more, and then says so and logs one line', async () => {
    user.reply = problem(503)
    const { response, logged, lines } = await ask({ cookies: BOUGHT })
    expect(response.status).toBe(502)
    expect(user.seen).toHaveLength(4)
    expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'user' }])
    expect(lines.join('')).not.toContain(ID)
  })

  it('shows the receipt also where nobody can tell whose sign-in it is', async () => {
    user.reply = (request, response) => {
      const isBearer = request.headers.authorization !== undefined
      ;(isBearer ? problem(501) : service)(request, response)
    }
    const { response } = await ask({ cookies: { ...BOUGHT, p_ssojwt: TOKEN } })
    expect(await response.json()).toMatchObject({ isSignedIn: false, isBuyer: true })
  })

  it('takes a service that turns the site away for a failure, which the log tells', async () => {
    user.reply = problem(403)
    const { response, logged } = await ask({ cookies: BOUGHT })
    expect(response.status).toBe(502)
    expect(logged()).toMatchObject([{ event: 'upstream failed', fault: 'refused', status: 403 }])
  })

  it('is limited', async () => {
    const { response } = await ask({ cookies: BOUGHT }, { limitCall: async () => 30 })
    expect(response.status).toBe(429)
    expect(user.seen).toEqual([])
  })

  it('says that the service is away', async () => {
    const { response } = await ask({ cookies: BOUGHT }, { userServiceUrl: NOBODY })
    expect(response.status).toBe(503)
  })
})
