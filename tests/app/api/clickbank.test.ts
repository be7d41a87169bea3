import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { clickbankProof } from '#features/orders/server/clickbank-proof.ts'
import { clickbank } from '#features/orders/server/clickbank.ts'
import { signIn } from '#features/signup/server/sign-in.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, problem } from '../../support/upstream-server.ts'

const SECRET = 'A SECRET OF THE VENDOR'
const NOW = Date.parse('2026-11-23T12:00:00Z')
const SOLD = NOW / 1000 - 60
const DETAILS = {
  orderId: 'ABCD1234',
  amount: 299.88,
  sku: 'BIB-BASIC-Y',
  product: 'Business in a Box Basic',
  fname: 'Éva',
}
const TAKEN = {
  userId: 'u-1',
  isActive: true,
  signIn: null,
  orderDetails: DETAILS,
  receivedAt: new Date(NOW).toISOString(),
}
const EARLIER = { ...TAKEN, receivedAt: new Date(NOW - 16 * 60_000).toISOString() }

const user = await upstreamOfFile(json(200, TAKEN))

const proofOf = (time: number, secret = SECRET) =>
  clickbankProof({ cbreceipt: 'ABCD1234', time, item: '1' }, secret)

const POST = {
  cbreceipt: 'ABCD1234',
  item: '1',
  time: `${SOLD}`,
  cbpop: proofOf(SOLD),
  cname: 'Éva Müller',
  cemail: 'eva@example.org',
  language: 'de',
}

type Sent = { change?: object; headers?: Record<string, string>; site?: Partial<Site> }

const send = async ({ change = {}, headers = {}, site: ofSite = {} }: Sent = {}) => {
  const made = testSite({ userServiceUrl: user.url, clickbankSecret: SECRET, ...ofSite })
  const request = new NextRequest(`${SITE_URL}/api/clickbank`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...POST, ...change }),
  })
  const site = { ...made.site, purchaseIdIn: () => undefined, signIn, now: () => new Date(NOW) }
  return { ...made, response: await answer(clickbank, { request, site }) }
}

const aged = (time: number) => ({ time: `${time}`, cbpop: proofOf(time) })

describe('POST /api/clickbank', () => {
  it('makes the proof that the vendor’s page describes', () => {
    // printf 'secret|ABCD1234|1790000000|1' | sha1sum
    const receipt = { cbreceipt: 'ABCD1234', time: 1_790_000_000, item: '1' }
    expect(clickbankProof(receipt, 'secret')).toBe('9EF4A4B2')
    expect(clickbankProof(receipt, 'secret')).not.toBe(clickbankProof(receipt, 'other'))
  })

  it('passes a signed receipt on and answers what was bought, but not whose account it is', async () => {
    const { response } = await send()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...DETAILS, currency: 'USD', licence: 'active' })
    expect(user.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /affiliate/clickbank',
    ])
    expect(JSON.parse(user.seen[0]?.body ?? '')).toEqual({
      receipt: 'ABCD1234',
      item: '1',
      time: SOLD,
      email: 'eva@example.org',
      name: 'Éva Müller',
      language: 'de',
      isProved: true,
    })
    expect(setCookies(response)).toMatchObject({
      b_receipt: { attributes: expect.arrayContaining(['HttpOnly', 'Max-Age=86400']) },
    })
  })

  it.each([
    ['no proof', { cbpop: null }],
    ['the proof of another secret', { cbpop: proofOf(SOLD, 'guessed') }],
    ['the proof of another receipt', { cbreceipt: 'ZZZZ9999' }],
    ['the proof of another item', { item: '2' }],
    ['half a proof', { cbpop: proofOf(SOLD).slice(0, 4) }],
    ['an old sale', aged(SOLD - 86_400)],
    ['a sale of tomorrow', aged(NOW / 1000 + 3600)],
  ])('refuses %s, and asks nobody', async (_case, change) => {
    const { response, lines, logged } = await send({ change })
    expect(response.status).toBe(403)
    expect(user.seen).toEqual([])
    expect(logged()).toMatchObject([{ event: 'marketplace receipt refused' }])
    expect(lines.join('')).not.toMatch(/eva|Müller|ABCD|ZZZZ/i)
  })

  it('takes a proof in small letters', async () => {
    const { response } = await send({ change: { cbpop: proofOf(SOLD).toLowerCase() } })
    expect(response.status).toBe(200)
  })

  it('takes an unsigned receipt only where no secret is set', async () => {
    const change = { cbpop: null, time: '1' }
    const { response, logged, lines } = await send({ change, site: { clickbankSecret: undefined } })
    expect(response.status).toBe(200)
    expect(logged()).toMatchObject([{ event: 'marketplace receipt refused', reason: 'no secret' }])
    expect(lines.join('')).not.toMatch(/eva|Müller|ABCD/i)
    expect(JSON.parse(user.seen[0]?.body ?? '')).toMatchObject({ isProved: false })
  })

  it('signs in to an account that the receipt has made, and to no other', async () => {
    const mine = { ssojwt: 'a.b.c', userId: 'u-1', email: 'eva@example.org' }
    user.reply = json(200, { ...TAKEN, signIn: mine })
    const { response } = await send()
    const body = await response.text()
    expect(JSON.parse(body)).toMatchObject({ licence: 'opened' })
    expect(body).not.toMatch(/a\.b\.c|eva@|u-1/)
    expect(setCookies(response)).toMatchObject({
      p_ssojwt: { value: 'a.b.c', attributes: expect.arrayContaining(['HttpOnly']) },
      b_userId: { value: 'u-1' },
    })
    user.reply = json(200, TAKEN)
    expect(Object.keys(setCookies((await send()).response))).toEqual(['b_receipt'])
    user.reply = json(200, { ...TAKEN, isActive: false })
    expect(await (await send()).response.json()).toMatchObject({ licence: 'none' })
    user.reply = json(200, TAKEN)
  })

  it('leaves out a name or an address that is none', async () => {
    await send({ change: { cemail: 'eva@', cname: 'a\nb' } })
    expect(JSON.parse(user.seen[0]?.body ?? '')).toMatchObject({ email: null, name: null })
  })

  it('shows a receipt again to its own browser, and to no other', async () => {
    const { response } = await send()
    const mark = setCookies(response).b_receipt?.value ?? ''
    user.reply = json(200, EARLIER)
    expect((await send({ headers: { Cookie: `b_receipt=${mark}` } })).response.status).toBe(200)
    expect((await send()).response.status).toBe(409)
    expect((await send({ headers: { Cookie: 'b_receipt=guessed' } })).response.status).toBe(409)
  })

  it('shows it again to whom the first answer did not reach', async () => {
    user.reply = json(200, TAKEN)
    expect((await send()).response.status).toBe(200)
    expect((await send()).response.status).toBe(200)
  })

  it.each([
    ['another site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['a form', { headers: { 'Content-Type': 'text/plain' } }, 415],
    ['no receipt', { change: { cbreceipt: '' } }, 422],
    ['a path for a receipt', { change: { cbreceipt: '../admin' } }, 422],
    ['a time that is none', { change: { time: '1e3' } }, 422],
    ['a time in milliseconds', { change: { time: '1790000000000' } }, 422],
    ['a time behind this century', { change: { time: '999999999999' } }, 422],
    ['an unknown field', { change: { amount: 1 } }, 422],
    ['too many calls', { site: { limitCall: async () => 30 } }, 429],
  ])('refuses %s', async (_case, sent: Sent, status) => {
    expect((await send(sent)).response.status).toBe(status)
    expect(user.seen).toEqual([])
  })

  it('knows an item that is not ours from a service that is away', async () => {
    user.reply = problem(404)
    expect((await send()).response.status).toBe(404)
    user.reply = problem(500)
    const { response, lines } = await send()
    expect(response.status).toBe(502)
    expect(lines.join('')).not.toMatch(/eva|Müller|ABCD/i)
  })
})
