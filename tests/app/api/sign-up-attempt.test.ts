import { describe, expect, it } from 'vitest'
import { idempotencyKeySchema } from '#features/signup/idempotency.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import type { Site } from '#lib/server/site.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { EMAIL, FIELDS, formRequest, KEY, scriptRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams } from '../../support/sign-up-upstreams.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'

const upstreams = await signUpUpstreams()

const ask = async (request: ReturnType<typeof formRequest>, ofSite: Partial<Site> = {}) => {
  const { site } = testSite({ userServiceUrl: upstreams.user.url, ...ofSite })
  return answer(answerSignUp, { request, site })
}

const keys = () => upstreams.user.seen.map(({ headers }) => headers['idempotency-key'])

const SECOND_ROUND = 'http://10.0.0.5:3000/api/sign-up?attempt=1'

const json = (change: Record<string, unknown> = {}) => JSON.stringify({ ...FIELDS, ...change })
const form = (change: Record<string, string>) =>
  new URLSearchParams({ ...FIELDS, ...change }).toString()

const attemptOf = (response: Response) => setCookies(response)['b_attempt']

describe('the first round of a sign-up', () => {
  it.each([
    ['page script', scriptRequest],
    ['a form', formRequest],
  ])(
    'sends %s round again with the cookie of its attempt, before anything is asked of a service',
    async (_case, makeRequest) => {
      const response = await ask(makeRequest({ headers: { Cookie: '' } }))
      expect(response.status).toBe(307)
      expect(response.headers.get('location')).toBe('/api/sign-up?attempt=1')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(Object.keys(setCookies(response))).toEqual(['b_attempt'])
      expect(attemptOf(response)?.attributes).toEqual([
        'HttpOnly',
        'Max-Age=600',
        'Path=/',
        'SameSite=lax',
        'Secure',
      ])
      expect(idempotencyKeySchema.safeParse(attemptOf(response)?.value).success).toBe(true)
      expect(upstreams.user.seen).toEqual([])
    },
  )

  it('makes the key of page script the attempt, so that a page that comes back is still at it', async () => {
    const response = await ask(scriptRequest({ headers: { Cookie: '' } }))
    expect(attemptOf(response)?.value).toBe(KEY)
  })

  it('gives each form an attempt that nobody can guess', async () => {
    const values = await Promise.all(
      [1, 2].map(async () => attemptOf(await ask(formRequest({ headers: { Cookie: '' } })))),
    )
    expect(new Set(values.map((cookie) => cookie?.value)).size).toBe(2)
    for (const cookie of values) expect(cookie?.value).toMatch(/^[\w-]{32}$/)
  })

  it('makes the key that page script has put into a form the attempt', async () => {
    const response = await ask(
      formRequest({ headers: { Cookie: '' }, body: form({ attempt: KEY }) }),
    )
    expect(attemptOf(response)?.value).toBe(KEY)
  })

  it.each(['', 'short', '<script>'])('takes no attempt %j of a form', async (attempt) => {
    const response = await ask(formRequest({ headers: { Cookie: '' }, body: form({ attempt }) }))
    expect(response.status).toBe(307)
    expect(attemptOf(response)?.value).toMatch(/^[\w-]{32}$/)
  })

  it('is also that of a cookie which is not ours', async () => {
    const response = await ask(formRequest({ headers: { Cookie: 'b_attempt=<script>' } }))
    expect(response.status).toBe(307)
  })

  it('is not wasted on what is mistyped', async () => {
    const body = form({ email: 'ada' })
    const response = await ask(formRequest({ headers: { Cookie: '' }, body }))
    expect(response.headers.get('location')).toBe('/fr/docs/demo?signup=invalid')
    expect(attemptOf(response)).toBeUndefined()
  })
})

describe('a browser that takes no cookie', () => {
  it('is told so where it runs no script, and has no account that it could not enter', async () => {
    const response = await ask(formRequest({ headers: { Cookie: '' }, address: SECOND_ROUND }))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/fr/docs/demo?signup=cookies')
    expect(upstreams.user.seen).toEqual([])
  })

  it('is at the attempt that page script names, without another round', async () => {
    const send = () => ask(scriptRequest({ headers: { Cookie: '' }, address: SECOND_ROUND }))
    expect([(await send()).status, (await send()).status]).toEqual([201, 201])
    expect(new Set(keys()).size).toBe(1)
  })
})

describe('the key that the user service gets', () => {
  const CASES = [
    ['page script', scriptRequest, json, {}],
    ['a form', formRequest, form, { confirmPassword: 'correct horse 1' }],
  ] as const

  it.each(CASES)('is one for the same form of one attempt: %s', async (_case, makeRequest) => {
    await ask(makeRequest())
    await ask(makeRequest({ headers: { 'User-Agent': 'Other/1.0', 'X-Forwarded-For': '::1' } }))
    await ask(makeRequest({ address: SECOND_ROUND }))
    expect(keys()).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
    expect(keys()[0]).toMatch(/^attempt-[0-9a-f]{64}$/)
  })

  it.each(CASES)(
    'is one whichever form, page, label, device, spelling or password comes second: %s',
    async (_case, makeRequest, body, confirmed) => {
      const password = 'correct horse 1'
      await ask(makeRequest())
      await ask(makeRequest({ body: body({ email: EMAIL.toUpperCase() }) }))
      await ask(makeRequest({ body: body({ entryPoint: '/fr/docs/other' }) }))
      await ask(makeRequest({ body: body({ label: 'Bail' }) }))
      await ask(makeRequest({ body: body({ language: 'de', entryPoint: '/de/l/f' }) }))
      await ask(makeRequest({ body: body({ device: 'tablet' }) }))
      await ask(makeRequest({ body: body({ password, ...confirmed }) }))
      expect(keys()).toHaveLength(7)
      expect(new Set(keys()).size).toBe(1)
    },
  )

  it.each(CASES)(
    'is another for another address or attempt: %s',
    async (_case, makeRequest, body) => {
      await ask(makeRequest())
      await ask(makeRequest({ body: body({ email: 'eve@example.org' }) }))
      await ask(makeRequest({ headers: { Cookie: `b_attempt=${KEY.replace('b', 'c')}` } }))
      expect(new Set(keys()).size).toBe(3)
    },
  )

  it('is that of the cookie when page script was loaded anew and has a key of its own', async () => {
    await ask(scriptRequest())
    const headers = { 'Idempotency-Key': crypto.randomUUID(), Cookie: `b_attempt=${KEY}` }
    await ask(scriptRequest({ headers }))
    expect(new Set(keys()).size).toBe(1)
  })

  it('does not change with what brought the visitor', async () => {
    await ask(scriptRequest())
    await ask(scriptRequest({ body: json({ trafficSource: { SourceChannel: 'mail' } }) }))
    expect(new Set(keys()).size).toBe(1)
  })

  it('cannot be worked out without the secret of the site, and shows neither address nor attempt', async () => {
    await ask(formRequest())
    await ask(formRequest(), { hashKey: 'another secret' })
    expect(new Set(keys()).size).toBe(2)
    for (const told of [KEY, EMAIL]) expect(keys().join(' ')).not.toContain(told)
  })
})

describe('an attempt that page script sends and the browser posts', () => {
  const device = 'tablet'
  const SIGN_UP_PAGE = { entryPoint: '/fr/l/f', device }
  // The link that led to the sign-up page names another one, for forms without script.
  const Referer = `${SITE_URL}/fr/l/f?label=Plan+de+marketing&entryPoint=%2Ffr%2Fdocs%2Fdemo`

  const posts = async () => {
    const body = form({ ...SIGN_UP_PAGE, attempt: KEY })
    const first = await ask(formRequest({ headers: { Cookie: '', Referer }, body }))
    const Cookie = `b_attempt=${attemptOf(first)?.value}`
    return ask(formRequest({ headers: { Cookie, Referer }, address: SECOND_ROUND, body }))
  }
  const sends = (address?: string) =>
    ask(scriptRequest({ headers: { Cookie: '' }, address, body: json(SIGN_UP_PAGE) }))

  it('is one account when page script comes after', async () => {
    expect((await posts()).status).toBe(303)
    expect((await sends()).headers.get('location')).toBe('/api/sign-up?attempt=1')
    expect((await sends(SECOND_ROUND)).status).toBe(201)
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  it('is one account when page script came before', async () => {
    expect((await sends(SECOND_ROUND)).status).toBe(201)
    expect((await posts()).status).toBe(303)
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })
})
