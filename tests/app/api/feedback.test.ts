import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { FEEDBACK_MAX_LENGTH } from '#features/feedback/feedback-states.ts'
import { answerFeedback } from '#features/feedback/server/answer-feedback.ts'
import { memoryLimiters } from '#lib/limits/limiters.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { FEEDBACK_LIMITS, feedbackLimits } from '#lib/server/rate-limit/feedback-limits.ts'
import type { Site } from '#lib/server/site.ts'
import { testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, NOBODY } from '../../support/upstream-server.ts'

const ID = '6f1f4f5e-31f0-4c8e-9a53-0d1a4b1f8c11'
const MESSAGE = { id: ID, language: 'fr', rating: 4, message: 'Très bien.', affiliateId: null }
const FIELDS = { language: 'fr', rating: '4', message: 'Très bien.', affiliateId: '' }

const events = await upstreamOfFile(json(201, { status: 'stored' }))

type Sent = { body: BodyInit; headers?: Record<string, string> }

const send = async ({ body, headers }: Sent, ofSite: Partial<Site> = {}) => {
  const { site, logged, lines } = testSite({ eventsServiceUrl: events.url, ...ofSite })
  // As text: a form that is refused halfway would go on writing into a closed stream.
  const encoded = new Response(body)
  const type = encoded.headers.get('content-type') ?? ''
  const request = new NextRequest('http://10.0.0.5:3000/api/feedback', {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': 'A',
      'Content-Type': type,
      ...headers,
    },
    body: await encoded.text(),
  })
  return { response: await answer(answerFeedback, { request, site }), logged, lines }
}

const asJson = (message: unknown): Sent => ({
  body: typeof message === 'string' ? message : JSON.stringify(message),
  headers: { 'Content-Type': 'application/json' },
})

const asForm = (fields: Record<string, string>, more: [string, string][] = []): Sent => {
  const form = new FormData()
  for (const [name, value] of [...Object.entries(fields), ...more]) form.append(name, value)
  return { body: form }
}

const stored = () => events.seen.map(({ body }): unknown => JSON.parse(body))

const limited = () => {
  const { log } = testSite().site
  return { limitFeedback: feedbackLimits({ makeLimiter: memoryLimiters, hashKey: 'k', log }) }
}

describe('feedback sent by script', () => {
  it('is stored as it was sent', async () => {
    const { response } = await send(asJson(MESSAGE))
    expect(response.status).toBe(201)
    expect(stored()).toEqual([MESSAGE])
    expect(events.seen[0]).toMatchObject({ method: 'POST', path: '/feedback' })
  })

  it.each([
    ['no message', { ...MESSAGE, message: '' }, ['message']],
    ['white space alone', { ...MESSAGE, message: ' \n ' }, ['message']],
    [
      'too long a message',
      { ...MESSAGE, message: 'a'.repeat(FEEDBACK_MAX_LENGTH + 1) },
      ['message'],
    ],
    ['a zero byte', { ...MESSAGE, message: 'a\0b' }, ['message']],
    ['half a pair', JSON.stringify(MESSAGE).replace('Très', String.raw`\ud800`), ['message']],
    ['a sixth mark', { ...MESSAGE, rating: 6 }, ['rating']],
    ['no mark at all', { ...MESSAGE, rating: 0 }, ['rating']],
    ['a number of letters', { ...MESSAGE, affiliateId: 'x' }, ['affiliateId']],
    ['an id of nobody', { ...MESSAGE, id: 'x' }, ['id']],
    ['an unknown field', { ...MESSAGE, email: 'a@example.org' }, ['unknown field']],
    ['no JSON', '{', ['body']],
  ])('is refused with %s', async (_case, message, fields) => {
    const { response } = await send(asJson(message))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields })
    expect(events.seen).toEqual([])
  })

  it('takes the longest message in every alphabet', async () => {
    const message = '漢'.repeat(FEEDBACK_MAX_LENGTH)
    expect((await send(asJson({ ...MESSAGE, message }))).response.status).toBe(201)
    expect((await send(asForm({ ...FIELDS, message }))).response.status).toBe(303)
    expect(stored()).toMatchObject([{ message }, { message }])
  })

  it('says honestly that nothing was stored', async () => {
    const { response, logged, lines } = await send(asJson(MESSAGE), { eventsServiceUrl: NOBODY })
    expect(response.status).toBe(503)
    expect(logged()).toMatchObject([{ event: 'upstream failed', upstream: 'events' }])
    expect(lines.join('')).not.toContain('bien')
  })

  it('is limited for each network, and for everybody where none is known', async () => {
    const site = limited()
    const { addressMinute, everybodyMinute } = FEEDBACK_LIMITS
    const from = (address: string) => ({
      ...asJson(MESSAGE),
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    })
    const behindProxy = { ...site, trustedProxyHops: 1 }
    for (let sent = 0; sent < addressMinute.points; sent += 1) {
      expect((await send(from('203.0.113.7'), behindProxy)).response.status).toBe(201)
    }
    const { response } = await send(from('203.0.113.7'), behindProxy)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(from('198.51.100.7'), behindProxy)).response.status).toBe(201)
    for (let sent = 0; sent < everybodyMinute.points; sent += 1) await send(asJson(MESSAGE), site)
    expect((await send(asJson(MESSAGE), site)).response.status).toBe(429)
  })
})

describe('feedback sent by a form without script', () => {
  const location = async (sent: Sent, ofSite?: Partial<Site>) => {
    const { response } = await send(sent, ofSite)
    expect(response.status).toBe(303)
    return response.headers.get('location')
  }

  it('leads to the thanks of its language', async () => {
    expect(await location(asForm(FIELDS))).toBe('/fr/share/feedback/thank-you')
    expect(stored()).toEqual([{ ...MESSAGE, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
  })

  it('needs no mark, and may name an affiliate', async () => {
    const { rating: _none, ...fields } = FIELDS
    await location(asForm({ ...fields, affiliateId: '77' }))
    expect(stored()).toMatchObject([{ rating: null, affiliateId: '77' }])
  })

  it('counts the end of a line as one character, as the form does', async () => {
    const lines = 'a\r\n'.repeat(FEEDBACK_MAX_LENGTH / 2)
    expect(await location(asForm({ ...FIELDS, message: lines }))).toMatch(/thank-you$/)
    expect(stored()).toMatchObject([{ message: 'a\n'.repeat(FEEDBACK_MAX_LENGTH / 2).trim() }])
  })

  it('is one message when it is sent twice, and another from another browser', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] })
    const { body } = asForm(FIELDS)
    await send({ body })
    await send({ body: asForm(FIELDS).body })
    await send({ body: asForm(FIELDS).body, headers: { 'User-Agent': 'B' } })
    vi.useRealTimers()
    const ids = stored().map((message) => Object(message).id)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it.each([
    ['no message', { ...FIELDS, message: '' }],
    ['too long a message', { ...FIELDS, message: 'a'.repeat(FEEDBACK_MAX_LENGTH + 1) }],
    ['a number of letters', { ...FIELDS, affiliateId: 'seven' }],
  ])('comes back to the page with %s', async (_case, fields) => {
    expect(await location(asForm(fields))).toBe('/fr/share/feedback#feedback-invalid')
    expect(events.seen).toEqual([])
  })

  it('comes back to the page when the service fails, or too much is sent', async () => {
    events.reply = json(500, {})
    const failed = '/fr/share/feedback#feedback-failed'
    expect(await location(asForm(FIELDS), { upstreamBudgetMs: 300 })).toBe(failed)
    const limitFeedback = () => Promise.resolve(30)
    const limitedAt = '/fr/share/feedback#feedback-limited'
    expect(await location(asForm(FIELDS), { limitFeedback })).toBe(limitedAt)
  })

  it.each([
    ['another language', asForm({ ...FIELDS, language: 'xx' }), 422],
    ['a mark of nobody', asForm({ ...FIELDS, rating: 'x' }), 422],
    ['a repeated field', asForm(FIELDS, [['message', 'b']]), 422],
    ['no form', { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } }, 400],
    ['a simple form', { body: new URLSearchParams(FIELDS) }, 415],
    ['too much', asForm({ ...FIELDS, message: 'a'.repeat(10_000) }), 413],
  ])('is refused with %s', async (_case, sent, status) => {
    const { response } = await send(sent)
    expect(response.status).toBe(status)
    expect(events.seen).toEqual([])
  })

  it('is refused from another site', async () => {
    const { response } = await send({
      ...asForm(FIELDS),
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(response.status).toBe(403)
  })
})
