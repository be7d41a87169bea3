import { beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '#app/api/sign-up/route.ts'
import { writePendingHandOff } from '#features/account/pending-hand-off.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { formRequest, EMAIL, FIELDS, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { SITE_URL } from '../../support/test-site.ts'
import { json } from '../../support/upstream-server.ts'

const upstreams = await signUpUpstreams()

beforeEach(() => {
  vi.stubEnv('SITE_URL', SITE_URL)
  vi.stubEnv('USER_SERVICE_URL', upstreams.user.url)
  vi.stubEnv('ACCOUNT_SERVICE_URL', `${upstreams.account.url}/api`)
  vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
  vi.stubEnv('LOG_LEVEL', 'silent')
  return () => {
    vi.unstubAllEnvs()
  }
})

const payload = () => {
  const [request] = upstreams.user.seen
  return { ...request, body: JSON.parse(request?.body ?? 'null') as unknown }
}

describe('POST /api/sign-up from page script', () => {
  it('creates the account with the payload of S1 §3', async () => {
    const response = await POST(
      scriptRequest({
        headers: {
          'X-Forwarded-For': '203.0.113.66, 198.51.100.7',
          'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
        },
      }),
    )
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({
      status: 'created',
      arrival: expect.stringMatching(/^[\w-]{16}$/),
    })
    const sent = payload()
    expect(sent).toMatchObject({ method: 'POST', path: '/user/' })
    expect(sent.headers).toMatchObject({
      'idempotency-key': expect.stringMatching(/^attempt-[0-9a-f]{64}$/),
    })
    expect(sent.body).toEqual({
      Email: EMAIL,
      Password: null,
      AutogeneratePassword: true,
      Device: 'mobile',
      IpAddress: '198.51.100.7',
      Language: 'fr',
      DocName: 'Plan de marketing',
      CreationPage: 'site.example/fr/docs/demo',
    })
  })

  it('takes the device that page script found', async () => {
    await POST(scriptRequest({ body: JSON.stringify({ ...FIELDS, device: 'tablet' }) }))
    expect(payload().body).toMatchObject({ Device: 'tablet' })
  })

  it('merges what brought the visitor (S2 §3)', async () => {
    const trafficSource = {
      SourceChannel: 'google',
      CustomTracking: { affid: '42' },
      SourceGuid: '1.2',
    }
    await POST(scriptRequest({ body: JSON.stringify({ ...FIELDS, trafficSource }) }))
    expect(payload().body).toMatchObject({ Email: EMAIL, ...trafficSource })
  })

  it.each([
    { SourceChannel: '<script>alert(1)</script>' },
    { SourceChannel: 'x'.repeat(5000) },
    { SourceChannel: ['google'] },
    { CustomTracking: { affid: 'a\nb' } },
    { SourceGuid: 'GA1.1.1.2' },
    'text',
    null,
  ])('creates the account all the same without a record that is not in order: %#', async (bad) => {
    const body = JSON.stringify({ ...FIELDS, trafficSource: bad })
    const response = await POST(scriptRequest({ body }))
    expect(response.status).toBe(201)
    expect(
      Object.keys(payload().body ?? {}).filter((name) => /^Source|^Custom/.test(name)),
    ).toEqual([])
  })

  it('takes no field of the payload from it', async () => {
    const trafficSource = {
      SourceChannel: 'google',
      Email: 'eve@evil.example',
      IpAddress: '1.1.1.1',
    }
    await POST(scriptRequest({ body: JSON.stringify({ ...FIELDS, trafficSource }) }))
    expect(payload().body).toMatchObject({ Email: EMAIL, SourceChannel: 'google' })
  })

  it('forwards no header of the visitor', async () => {
    await POST(scriptRequest({ headers: { Cookie: 'a=b', 'X-Other': 'c' } }))
    expect(Object.keys(payload().headers ?? {})).not.toContain('cookie')
    expect(Object.keys(payload().headers ?? {})).not.toContain('x-other')
  })

  it('signs the visitor in with cookies, the token out of reach of page script', async () => {
    const response = await POST(scriptRequest())
    const { arrival } = await response.json()
    const pending = { entryPoint: FIELDS.entryPoint, isPasswordUnknown: true }
    const day = 'Max-Age=86400'
    const month = 'Max-Age=2592000'
    expect(setCookies(response)).toEqual({
      b_email: { value: EMAIL, attributes: [day, 'Path=/', 'SameSite=lax', 'Secure'] },
      b_session: { value: '1', attributes: [month, 'Path=/', 'SameSite=lax', 'Secure'] },
      p_ssojwt: {
        value: TOKEN,
        attributes: ['HttpOnly', month, 'Path=/', 'SameSite=lax', 'Secure'],
      },
      b_handoff: {
        value: writePendingHandOff(pending),
        attributes: ['HttpOnly', month, 'Path=/', 'SameSite=lax', 'Secure'],
      },
      b_arrival: {
        value: writePendingHandOff({ ...pending, account: { ssojwt: TOKEN, email: EMAIL } }),
        attributes: ['HttpOnly', month, `Path=/api/hand-off/${arrival}`, 'SameSite=lax', 'Secure'],
      },
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(upstreams.account.seen, 'nobody waits for the validation').toEqual([])
  })

  it('saves where the visitor wanted to go (S2 §3)', async () => {
    const destination = { url: 'marketing-plan-D12/' }
    const response = await POST(scriptRequest({ body: JSON.stringify({ ...FIELDS, destination }) }))
    expect(setCookies(response)).toMatchObject({
      b_search: {
        value: 'url=doc%2Fmarketing-plan-D12',
        attributes: ['Max-Age=2592000', 'Path=/', 'SameSite=lax', 'Secure'],
      },
    })
  })

  it('sets cookies without Secure where the site has no TLS', async () => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000')
    const { p_ssojwt: token } = setCookies(await POST(scriptRequest()))
    expect(token?.attributes).not.toContain('Secure')
  })

  it('says that the account exists (S1 §4.5) and signs nobody in', async () => {
    upstreams.user.reply = json(409, {})
    const response = await POST(scriptRequest())
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ title: 'Account already exists', status: 409 })
    expect(response.headers.getSetCookie()).toEqual([])
  })
})

const OTHERS = [
  ['a foreign Origin', { Origin: 'https://evil.example' }],
  ['no Origin at all', {}],
  ['an opaque Origin', { Origin: 'null' }],
  ['an Origin that only starts like ours', { Origin: `${SITE_URL}.evil.example` }],
  ['an Origin like the Host header', { Origin: 'http://10.0.0.5:3000', Host: '10.0.0.5:3000' }],
  ['a cross-site request', { 'Sec-Fetch-Site': 'cross-site', Origin: SITE_URL }],
  ['a request of a sibling domain', { 'Sec-Fetch-Site': 'same-site', Origin: SITE_URL }],
  ['a request that no page started', { 'Sec-Fetch-Site': 'none', Origin: SITE_URL }],
] as const

describe.each([
  ['page script', scriptRequest],
  ['a form', formRequest],
])('who may post as %s', (_kind, makeRequest) => {
  const request = (headers: Record<string, string>) => {
    const made = makeRequest()
    made.headers.delete('sec-fetch-site')
    made.headers.delete('origin')
    for (const [name, value] of Object.entries(headers)) made.headers.set(name, value)
    return made
  }

  it.each(OTHERS)('refuses %s', async (_case, headers) => {
    const response = await POST(request(headers))
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toMatch('application/problem+json')
    expect(upstreams.user.seen).toEqual([])
  })

  it('takes an old browser that names our origin', async () => {
    const response = await POST(request({ Origin: SITE_URL }))
    expect(response.status).toBeLessThan(400)
  })
})
