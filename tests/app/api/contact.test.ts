import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { CONTACT_MESSAGE_MAX_LENGTH } from '#features/contact/contact-contract.ts'
import { contact } from '#features/contact/server/contact.ts'
import { uninstall } from '#features/uninstall/server/uninstall.ts'
import { memoryLimiters } from '#lib/limits/limiters.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { FEEDBACK_LIMITS, feedbackLimits } from '#lib/server/rate-limit/feedback-limits.ts'
import type { Site } from '#lib/server/site.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, NOBODY } from '../../support/upstream-server.ts'

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

const ID = '6f1f4f5e-31f0-4c8e-9a53-0d1a4b1f8c11'
const REFERENCE = 'CT-7K4M-92'
const TYPED = {
  topic: 'billing',
  name: 'Éva <b>',
  email: 'eva@example.org',
  message: 'Où est ma facture ?',
}
const MESSAGE = { id: ID, language: 'fr', ...TYPED, company: null, orderNumber: 'A-1' }
const FIELDS = { language: 'fr', ...TYPED, company: '', orderNumber: 'A-1' }
const ANSWER = { id: ID, language: 'fr', system: null, reason: 'price', message: null }

const events = await upstreamOfFile(json(201, { status: 'stored', reference: REFERENCE }))

type Sent = { body: BodyInit; headers?: Record<string, string> }

const sender =
  (handle: Handle) =>
  async ({ body, headers }: Sent, ofSite: Partial<Site> = {}) => {
    const { site, logged, lines } = testSite({ eventsServiceUrl: events.url, ...ofSite })
    const encoded = new Response(body)
    const request = new NextRequest('http://10.0.0.5:3000/api/contact', {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': encoded.headers.get('content-type') ?? '',
        Referer: `${SITE_URL}/fr/company/contact/`,
        ...headers,
      },
      body: await encoded.text(),
    })
    return { response: await answer(handle, { request, site }), logged, lines }
  }

const send = sender(contact)
const sendAnswer = sender(uninstall)

const asJson = (message: unknown, headers: Record<string, string> = {}): Sent => ({
  body: JSON.stringify(message),
  headers: { 'Content-Type': 'application/json', ...headers },
})

const asForm = (fields: Record<string, string>): Sent => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return { body: form }
}

const stored = () => events.seen.map(({ body }): unknown => JSON.parse(body))

describe('a message of the contact page sent by script', () => {
  it('is stored as it was sent, and gets its number', async () => {
    const { response } = await send(asJson(MESSAGE))
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ status: 'stored', reference: REFERENCE })
    expect(stored()).toEqual([MESSAGE])
    expect(events.seen[0]).toMatchObject({ method: 'POST', path: '/contact' })
  })

  it.each([
    ['no topic', { topic: null }, ['topic']],
    ['a topic of nobody', { topic: 'x' }, ['topic']],
    ['no name', { name: ' ' }, ['name']],
    ['no address', { email: 'eva' }, ['email']],
    ['a company of two lines', { company: 'a\nb' }, ['company']],
    ['too long an order number', { orderNumber: 'a'.repeat(101) }, ['orderNumber']],
    ['no message', { message: '\n' }, ['message']],
    ['an unknown field', { rating: 1 }, ['unknown field']],
  ])('is refused with %s', async (_case, change, fields) => {
    const { response } = await send(asJson({ ...MESSAGE, ...change }))
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

  it('is limited for each network', async () => {
    const { log } = testSite().site
    const site = {
      limitContact: feedbackLimits({
        makeLimiter: memoryLimiters,
        hashKey: 'k',
        log,
        kind: 'contact',
      }),
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

describe('a message of the contact page sent by a form without script', () => {
  it('is answered by a page with its number, and one message when it is sent twice', async () => {
    // Named, or the window of ten minutes may end in between.
    const sent = asForm({ ...FIELDS, firstSent: String(Date.now()) })
    const { response } = await send(sent)
    await send(sent)
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain(REFERENCE)
    expect(html).toContain('href="/fr/company/contact/"')
    const [first, second] = stored()
    expect(first).toEqual({ ...MESSAGE, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(second).toEqual(first)
  })

  it('comes back with all that was typed when the service is away', async () => {
    const { response } = await send(asForm(FIELDS), { eventsServiceUrl: NOBODY })
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).not.toContain('<b>')
    expect(html).toContain('value="Éva &lt;b&gt;"')
    expect(html).toContain('value="eva@example.org"')
    expect(html).toContain('value="A-1"')
    expect(html).toMatch(/value="billing"\s+checked/)
    expect(html).toContain(`>\n${TYPED.message}</textarea>`)
  })

  it('comes back with its text when too much is sent', async () => {
    const { response } = await send(asForm(FIELDS), { limitContact: () => Promise.resolve(30) })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.text()).toContain(TYPED.message)
  })

  it.each([
    ['topic', { topic: '' }],
    ['name', { name: '' }],
    ['email', { email: 'eva' }],
    ['message', { message: 'a'.repeat(CONTACT_MESSAGE_MAX_LENGTH + 1) }],
  ])('comes back with %s marked', async (field, change) => {
    const { response } = await send(asForm({ ...FIELDS, ...change }))
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html.match(/data-invalid/g)).toHaveLength(1)
    expect(html).toMatch(new RegExp(`data-invalid>.*name="${field}"`, 's'))
    expect(events.seen).toEqual([])
  })
})

describe('why the desktop app was removed', () => {
  it('is stored where it was chosen or written', async () => {
    const written = { ...ANSWER, reason: null, message: 'Trop lent' }
    expect((await sendAnswer(asJson(ANSWER))).response.status).toBe(201)
    expect((await sendAnswer(asJson(written))).response.status).toBe(201)
    expect(stored()).toEqual([ANSWER, written])
    expect(events.seen[0]).toMatchObject({ method: 'POST', path: '/uninstall' })
  })

  it('is asked for where it is neither', async () => {
    const { response } = await sendAnswer(asJson({ ...ANSWER, reason: null }))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ fields: ['reason'] })
    const form = await sendAnswer(asForm({ language: 'fr', system: 'macos', message: ' ' }))
    expect(form.response.status).toBe(422)
    expect(await form.response.text()).toMatch(/value="macos"\s+checked/)
  })

  it('leads a form without script to the thanks of its language', async () => {
    const { response } = await sendAnswer(asForm({ language: 'fr', reason: 'price', message: '' }))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/fr/uninstall/thank-you')
  })

  it('comes back with its text when the service is away', async () => {
    const fields = { language: 'fr', message: 'Trop lent' }
    const { response } = await sendAnswer(asForm(fields), { eventsServiceUrl: NOBODY })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Trop lent')
  })
})
