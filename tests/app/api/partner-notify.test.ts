import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import {
  newPurchaseSecret,
  purchaseIdIn,
  purchaseIdOf,
} from '#features/checkout/server/own-purchase.ts'
import { partnerNotify } from '#features/orders/server/partner-notify.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { ORDER_NUMBER, purchaseOf } from '../../support/shown-order.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, problem, type UpstreamServer } from '../../support/upstream-server.ts'

const SECRET = newPurchaseSecret()
const ID = purchaseIdOf(SECRET)
const BUDGETO = purchaseOf(ID, { quote: { ...purchaseOf(ID).quote, offer: '/budgeto/buy' } })

const withPurchase =
  (purchase: object): UpstreamServer['reply'] =>
  (request, response) =>
    (request.method === 'GET' ? json(200, purchase) : json(201, 'whatever it says'))(
      request,
      response,
    )

const user = await upstreamOfFile(withPurchase(BUDGETO))

const notify = async (headers: Record<string, string> = {}) => {
  const made = testSite({ userServiceUrl: user.url })
  const request = new NextRequest(`${SITE_URL}/api/partner-notify`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: `b_purchase=${SECRET}`, ...headers },
  })
  const site = { ...made.site, purchaseIdIn, now: () => new Date() }
  return { ...made, response: await answer(partnerNotify, { request, site }) }
}

const told = () => user.seen.filter(({ method }) => method === 'POST')

describe('POST /api/partner-notify', () => {
  it('tells the partner of the order of this browser, and reads no answer', async () => {
    const { response } = await notify()
    expect(response.status).toBe(204)
    expect(told()).toMatchObject([{ path: '/partner/budgeto/notify/' }])
    expect(told().map(({ body }): unknown => JSON.parse(body))).toEqual([
      { orderNumber: ORDER_NUMBER, product: 'budgeto' },
    ])
  })

  it.each([
    ['an order of another page', purchaseOf(ID)],
    ['a purchase that is not paid', { ...BUDGETO, orderNumber: null }],
  ])('tells nobody of %s', async (_case, purchase) => {
    user.reply = withPurchase(purchase)
    expect((await notify()).response.status).toBe(404)
    expect(told()).toEqual([])
  })

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a browser that has bought nothing', { Cookie: '' }, 404],
  ])('takes nothing from %s', async (_case, headers, status) => {
    expect((await notify(headers)).response.status).toBe(status)
    expect(told()).toEqual([])
  })

  it('says that the service failed', async () => {
    user.reply = (request, response) =>
      (request.method === 'GET' ? json(200, BUDGETO) : problem(500))(request, response)
    expect((await notify()).response.status).toBe(502)
  })
})
