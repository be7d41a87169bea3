import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { HELP_MESSAGE_MAX_LENGTH } from '#features/help/help-contract.ts'
import { messages } from '#features/help/server/messages.ts'
import { memoryLimiters } from '#lib/limits/limiters.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { FEEDBACK_LIMITS, feedbackLimits } from '#lib/server/rate-limit/feedback-limits.ts'
import type { Site } from '#lib/server/site.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, NOBODY } from '../../support/upstream-server.ts'

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

const ID = '6f1f4f5e-31f0-4c8e-9a53-0d1a4b1f8c11'
const REFERENCE = 'BB-7K4M-92'
const TYPED = { email: 'eva@example.org', name: 'Éva', message: 'Où est ma facture ?' }
const MESSAGE = { id: ID, language: 'fr', ...TYPED }
const FIELDS = { language: 'fr', ...TYPED }

const events = await upstreamOfFile(json(201, { status: 'stored', reference: REFERENCE }))

type Sent = { body: BodyInit; headers?: Record<string, string> }

const send = async ({ body, headers }: Sent, ofSite: Partial<Site> = {}) => {
  const { site, logged, lines } = testSite({ eventsServiceUrl: events.url, ...ofSite })
  const encoded = new Response(body)
  const request = new NextRequest('http://10.0.0.5:3000/api/messages', {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': encoded.headers.get('content-type') ?? '',
      ...headers,
    },
    body: await encoded.text(),
  })
  return { response: await answer(messages, { request, site }), logged, lines }
}

const asJson = (message: unknown, headers: Record<string, string> = {}): Sent => ({
  body: typeof message === 'string' ? message : JSON.stringify(message),
  headers: { 'Content-Type': 'application/json', ...headers },
})

const asForm = (fields: Record<string, string>, headers: Record<string, string> = {}): Sent => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return { body: form, headers }
}

const stored = () => events.seen.map(({ body }): Record<string, unknown> => JSON.parse(body))

describe('a message to the help sent by script', () => {
  it('is stored as it was sent, and gets its number', async () => {
    const { response } = await send(asJson(MESSAGE))
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ status: 'stored', reference: REFERENCE })
    expect(stored()).toEqual([MESSAGE])
    expect(events.seen[0]).toMatchObject({ method: 'POST', path: '/messages' })
  })

  it('gets the same number when it is sent again', async () => {
    events.reply = json(200, { status: 'stored', reference: REFERENCE })
    const { response } = await send(asJson(MESSAGE))
    expect(await response.json()).toEqual({ status: 'stored', reference: REFERENCE })
  })

  it.each([
    ['no message', { ...MESSAGE, message: ' \n ' }, ['message']],
    ['too long a message', { ...MESSAGE, message: 'a'.repeat(2001) }, ['message']],
    ['no address', { ...MESSAGE, email: 'eva' }, ['email']],
    ['a name of two lines', { ...MESSAGE, name: 'a\nb' }, ['name']],
    ['an id of nobody', { ...MESSAGE, id: 'x' }, ['id']],
    ['an unknown field', { ...MESSAGE, rating: 1 }, ['unknown field']],
    ['no JSON', '{', ['body']],
  ])('is refused with %s', async (_case, message, fields) => {
    const { response } = await send(asJson(message))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields })
    expect(events.seen).toEqual([])
  })

  it('says honestly that nothing was stored, and nothing of it in the log', async () => {
    const { response, logged, lines } = await send(asJson(MESSAGE), { eventsServiceUrl: NOBODY })
    expect(response.status).toBe(503)
    expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'events' }])
    expect(lines.join('')).not.toMatch(/eva@|facture|Éva/)
  })

  it('takes no answer without a number for a stored message', async () => {
    events.reply = json(201, { status: 'stored' })
    expect((await send(asJson(MESSAGE))).response.status).toBe(502)
  })

  it('is limited for each network, apart from feedback', async () => {
    const { log } = testSite().site
    const limits = { makeLimiter: memoryLimiters, hashKey: 'k', log }
    const site = {
      limitMessages: feedbackLimits({ ...limits, kind: 'messages' }),
      trustedProxyHops: 1,
    }
    const from = (address: string) => asJson(MESSAGE, { 'X-Forwarded-For': address })
    for (let sent = 0; sent < FEEDBACK_LIMITS.addressMinute.points; sent += 1) {
      expect((await send(from('203.0.113.7'), site)).response.status).toBe(201)
    }
    const { response } = await send(from('203.0.113.7'), site)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(from('198.51.100.7'), site)).response.status).toBe(201)
  })

  it.each([
    ['another site', asJson(MESSAGE, { 'Sec-Fetch-Site': 'cross-site' }), 403],
    ['a simple form', { body: new URLSearchParams(FIELDS) }, 415],
    ['too much', asForm({ ...FIELDS, message: 'a'.repeat(10_000) }), 413],
    ['another language', asForm({ ...FIELDS, language: 'xx' }), 422],
  ])('is refused from or with %s', async (_case, sent, status) => {
    expect((await send(sent)).response.status).toBe(status)
    expect(events.seen).toEqual([])
  })
})

/** Text of a field of the form on a page. */
const valueIn = (html: string, name: string) =>
  new RegExp(`<textarea [^>]*name="${name}"[^>]*>\n([^<]*)<|name="${name}"[^>]* value="([^"]*)"`)
    .exec(html)
    ?.slice(1)
    .find((text) => text !== undefined)

describe('a message to the help sent by a form without script', () => {
  it('is answered by a page with its number, in its language and under a policy', async () => {
    const { response } = await send(
      asForm(FIELDS, { Referer: `${SITE_URL}/fr/company/support/?a=b` }),
    )
    expect(response.status).toBe(201)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
    )
    const html = await response.text()
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain(REFERENCE)
    expect(html).toContain('href="/fr/company/support/"')
    expect(stored()).toEqual([{ ...MESSAGE, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  })

  it('leads home where it does not come from a page of ours', async () => {
    const { response } = await send(asForm(FIELDS, { Referer: 'https://evil.example/x' }))
    const html = await response.text()
    expect(html).toContain('href="/fr/"')
    expect(html).not.toContain('evil')
  })

  it('needs no name', async () => {
    await send(asForm({ ...FIELDS, name: '' }))
    expect(stored()).toMatchObject([{ name: null }])
  })

  it('keeps all that was typed on the page that says that nothing was stored, for another try under the same id', async () => {
    const message = '\n<b>"Où"</b>\r\n& quand ?'
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
    events.reply = json(500, {})
    const { response } = await send(asForm({ ...FIELDS, message }), { upstreamBudgetMs: 300 })
    expect(response.status).toBeGreaterThanOrEqual(502)
    const html = await response.text()
    expect(html).not.toContain('<b>')
    expect(html).toContain('&lt;b&gt;&quot;Où&quot;&lt;/b&gt;\n&amp; quand ?')
    expect(valueIn(html, 'email')).toBe(TYPED.email)
    expect(valueIn(html, 'name')).toBe(TYPED.name)
    const firstSent = valueIn(html, 'firstSent') ?? ''
    vi.setSystemTime(Date.UTC(2026, 0, 2))
    events.reply = json(201, { status: 'stored', reference: REFERENCE })
    await send(asForm({ ...FIELDS, message, firstSent }))
    await send(asForm({ ...FIELDS, message: `${message} Merci`, firstSent }))
    vi.useRealTimers()
    const ids = stored().map(({ id }) => id)
    const [again, other] = ids.slice(-2)
    expect(again).toBe(ids[0])
    expect(other).not.toBe(ids[0])
  })

  it('comes back with its text when too much is sent', async () => {
    const limitMessages = () => Promise.resolve(30)
    const { response } = await send(asForm(FIELDS), { limitMessages })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(valueIn(await response.text(), 'message')).toBe(TYPED.message)
    expect(events.seen).toEqual([])
  })

  it.each([
    ['email', { email: 'eva' }],
    ['message', { message: ' ' }],
    ['message', { message: 'a'.repeat(HELP_MESSAGE_MAX_LENGTH + 1) }],
  ])('comes back with %s marked', async (field, change) => {
    const { response } = await send(asForm({ ...FIELDS, ...change }))
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html.match(/data-invalid/g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`name="${field}" aria-invalid="true"`))
    expect(events.seen).toEqual([])
  })
})
