import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { cancel } from '#features/leaving/server/cancel.ts'
import { withdraw } from '#features/leaving/server/withdraw.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { memoryLimiters } from '#lib/limits/limiters.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { feedbackLimits } from '#lib/server/rate-limit/feedback-limits.ts'
import type { Site } from '#lib/server/site.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { upstreamOfFile } from '../../support/upstream-of-file.ts'
import { json, NOBODY } from '../../support/upstream-server.ts'

vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

const REFERENCE = 'CW-7K4M-92'
const RECEIVED = '2026-11-25T03:17:00.000Z'

const user = await upstreamOfFile(
  json(201, { status: 'stored', reference: REFERENCE, receivedAt: RECEIVED }),
)

const CANCEL = {
  language: 'de',
  way: 'ordinary',
  reason: '',
  name: 'Eva <b>',
  email: 'eva@example.org',
  orderNumber: '',
  wishedEnd: '',
}

const WITHDRAW = {
  language: 'de',
  orderNumber: 'BB-0123456789',
  name: 'Eva <b>',
  email: 'eva@example.org',
}

const post = async (
  handle: Handle,
  { fields, ofSite }: { fields: Record<string, string>; ofSite?: Partial<Site> },
) => {
  const { site, lines } = testSite({ userServiceUrl: user.url, ...ofSite })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const encoded = new Response(form)
  const request = new NextRequest('http://10.0.0.5:3000/api/cancel', {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': encoded.headers.get('content-type') ?? '',
      Referer: `${SITE_URL}/de/company/cancel`,
    },
    body: await encoded.text(),
  })
  const response = await answer(handle, { request, site })
  return { status: response.status, html: await response.text(), lines }
}

const stored = () => user.seen.map(({ body }): unknown => JSON.parse(body))

/** What a button of the page of the second step would post, as a browser reads it. */
const pressed = (html: string, step: 'confirmed' | 'change' = 'confirmed') => ({
  step,
  ...Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [
        name,
        value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      ],
    ),
  ),
})

describe.each([
  ['cancel', cancel, CANCEL, 'Jetzt kündigen'],
  ['withdraw', withdraw, WITHDRAW, 'Widerruf bestätigen'],
] as const)('POST /api/%s', (kind, handle, fields, button) => {
  it('shows what was entered with one button to send it, and keeps nothing yet', async () => {
    const { status, html } = await post(handle, { fields })
    expect(status).toBe(200)
    expect(html.match(/name="step" value="confirmed"[^>]*>[^<]*/g)).toEqual([
      expect.stringMatching(`>${button}$`),
    ])
    expect(html).toContain('Eva &lt;b&gt;')
    expect(stored()).toEqual([])
  })

  it('keeps it once it is confirmed, and says when it came and under which number', async () => {
    const { html } = await post(handle, { fields })
    const { status, html: last } = await post(handle, { fields: pressed(html) })
    expect(status).toBe(201)
    expect(stored()).toMatchObject([{ kind, name: 'Eva <b>', email: fields.email }])
    expect(last).toContain(REFERENCE)
    expect(last).toContain('25. November 2026 um 03:17 UTC')
    expect(last).toContain('Eva &lt;b&gt;')
  })

  it('leads back to the form with all of it, and from there to the page of the second step', async () => {
    const { html } = await post(handle, { fields })
    expect(html).toContain('>Ändern</button>')
    const { status, html: form } = await post(handle, { fields: pressed(html, 'change') })
    expect(status).toBe(200)
    for (const value of ['Eva &lt;b&gt;', fields.email]) expect(form).toContain(`value="${value}"`)
    expect(form).not.toContain('name="step"')
    expect(form).not.toContain('aria-invalid')
    expect(stored()).toEqual([])
  })

  it.each([
    [
      'Europe/Berlin',
      '25. November 2026 um 04:17 Mitteleuropäische Normalzeit<br />25. November',
      'Europe/Berlin',
    ],
    [
      'America/Toronto',
      '24. November 2026 um 22:17 Nordamerikanische Ostküsten-Normalzeit<br />25.',
      'America/Toronto',
    ],
    ['UTC', '>25. November 2026 um 03:17 UTC</time>', 'UTC'],
    ['Mars/Phobos', '>25. November 2026 um 03:17 UTC</time>', null],
  ])('says when it came as clocks show it where the browser is: %s', async (zone, said, kept) => {
    const { html } = await post(handle, { fields: { ...fields, zone } })
    const { html: last } = await post(handle, { fields: pressed(html) })
    expect(last).toContain(said)
    expect(stored()).toMatchObject([{ zone: kept }])
    expect(last).toContain('um 03:17 UTC</time>')
  })

  it('is one declaration however often the button is pressed', async () => {
    const { html } = await post(handle, { fields })
    await post(handle, { fields: pressed(html) })
    await post(handle, { fields: pressed(html) })
    const [first, second] = stored()
    expect(second).toEqual(first)
  })

  it('shows the form again with what was typed where something is wrong', async () => {
    const { status, html } = await post(handle, {
      fields: { ...fields, email: 'eva', step: 'confirmed' },
    })
    expect(status).toBe(422)
    expect(html).toContain('value="eva"')
    expect(html).toContain('aria-invalid="true"')
    expect(stored()).toEqual([])
  })

  it('says honestly that nothing was kept, with nothing of it in the log', async () => {
    const { status, html, lines } = await post(handle, {
      fields: { ...fields, step: 'confirmed' },
      ofSite: { userServiceUrl: NOBODY },
    })
    expect(status).toBe(503)
    expect(html).toContain('Nicht bestätigt')
    expect(lines.join('')).not.toMatch(/eva@|Eva/)
  })

  it('is limited for each network', async () => {
    const ofSite = { limitLeaving: () => Promise.resolve(30) }
    const { status } = await post(handle, { fields: { ...fields, step: 'confirmed' }, ofSite })
    expect(status).toBe(429)
    expect(stored()).toEqual([])
  })

  it('stays open to everybody where no proxy vouches for addresses, whoever fills it in again and again', async () => {
    const { log } = testSite().site
    const limit = feedbackLimits({
      makeLimiter: memoryLimiters,
      hashKey: 'k',
      kind: 'leaving',
      log,
    })
    for (let sent = 0; sent < 300; sent += 1) expect(await limit('')).toBeUndefined()
  })

  it.each(LOCALE_CODES)('answers both steps in %s', async (language) => {
    const { html } = await post(handle, { fields: { ...fields, language } })
    expect(html).toContain(`<html lang="${language}">`)
    const { status } = await post(handle, { fields: pressed(html) })
    expect(status).toBe(201)
  })
})

it('asks for the reason where one is said to be important', async () => {
  const { status, html } = await post(cancel, { fields: { ...CANCEL, way: 'important' } })
  expect(status).toBe(422)
  expect(html).toContain('Bitte den wichtigen Grund nennen')
})
