import { describe, expect, it } from 'vitest'
import { readPendingHandOff } from '#features/account/pending-hand-off.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { setCookies } from '../../support/set-cookies.ts'
import { EMAIL, FIELDS, formRequest } from '../../support/sign-up-request.ts'
import { signUpUpstreams, TOKEN } from '../../support/sign-up-upstreams.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'
import { json } from '../../support/upstream-server.ts'

const upstreams = await signUpUpstreams()

const post = (
  overrides: Parameters<typeof formRequest>[0] = {},
  ofSite: Parameters<typeof testSite>[0] = {},
) => {
  const { user, account } = upstreams
  const { site } = testSite({ userServiceUrl: user.url, accountServiceUrl: account.url, ...ofSite })
  return answer(answerSignUp, { request: formRequest(overrides), site })
}

const body = (change: Record<string, string>) =>
  new URLSearchParams({ ...FIELDS, ...change }).toString()

const sent = () => upstreams.user.seen.map((request): unknown => JSON.parse(request.body))
const pending = (response: Response) =>
  readPendingHandOff(setCookies(response)['b_handoff']?.value, testSite().site)

describe('a form without script', () => {
  it('goes on to the hand-off page of its language, signed in', async () => {
    const response = await post()
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/fr\/hand-off\?arrival=[\w-]{16}$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(setCookies(response)).toMatchObject({
      b_email: { value: EMAIL },
      b_session: { value: '1' },
      p_ssojwt: { value: TOKEN },
      b_handoff: {
        attributes: ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=lax', 'Secure'],
      },
    })
    expect(pending(response)).toEqual({ entryPoint: '/fr/docs/demo', isPasswordUnknown: true })
    expect(sent()).toMatchObject([{ DocName: 'Plan de marketing', Device: 'desktop' }])
  })

  it('keeps the destination of its hidden fields', async () => {
    const response = await post({ body: body({ url: 'search/', t: 'bail', device: '' }) })
    expect(pending(response)).toEqual({
      entryPoint: '/fr/docs/demo',
      destination: { url: 'search/', t: 'bail' },
      isPasswordUnknown: true,
    })
    expect(setCookies(response)['b_search']?.value).toBe('url=search%2F&t=bail')
  })

  it('passes on the agreement that page script has put beside it, and creates the account where that is no JSON', async () => {
    const agreement = { company: 'Ada & Co', place: 'Austin', signature: 'M1 2L3 4' }
    await post({ body: body({ agreement: JSON.stringify(agreement) }) })
    await post({ body: body({ agreement: '{' }) })
    const [kept, none] = sent()
    expect(kept).toMatchObject({ KeptAgreement: agreement })
    expect(none).not.toHaveProperty('KeptAgreement')
  })

  it.each([
    { company: 'A'.repeat(81), place: 'Austin' },
    { company: 'Ada', place: '' },
    { company: 'Ada', place: 'Austin', signature: 'M1 2"/><script>' },
    { company: 'Ada', place: 'Austin', fee: '1' },
  ])('refuses an agreement that breaks its contract: %j', async (agreement) => {
    const response = await post({ body: body({ agreement: JSON.stringify(agreement) }) })
    expect(response.status).toBe(422)
    expect(sent()).toEqual([])
  })

  it('drops a destination that leads elsewhere', async () => {
    const response = await post({ body: body({ url: '//evil.example' }) })
    expect(response.headers.get('location')).toMatch(/^\/fr\/hand-off\?arrival=[\w-]{16}$/)
    expect(pending(response)).toEqual({ entryPoint: '/fr/docs/demo', isPasswordUnknown: true })
  })

  it('comes back to its page when the account exists', async () => {
    upstreams.user.reply = json(409, {})
    const response = await post()
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/fr/docs/demo?signup=exists')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('comes back with the destination of its hidden fields, for the login link', async () => {
    upstreams.user.reply = json(409, {})
    const response = await post({ body: body({ url: 'search/', t: 'bail' }) })
    expect(response.headers.get('location')).toBe(
      '/fr/docs/demo?url=search%2F&t=bail&signup=exists',
    )
  })

  it('comes back to its page when there were too many tries', async () => {
    upstreams.user.reply = json(429, {})
    const response = await post()
    expect(response.headers.get('location')).toBe('/fr/docs/demo?signup=limited')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['/fr/', '/fr/l/f?signup=exists'],
    ['/', '/l/f?signup=exists'],
    ['/de/company/terms-of-use/', '/de/l/f?signup=exists'],
    ['/fr/l/f', '/fr/l/f?signup=exists'],
  ])('sent from %s shows that the account exists on %s', async (entryPoint, location) => {
    upstreams.user.reply = json(409, {})
    const response = await post({ body: body({ entryPoint }) })
    expect(response.headers.get('location')).toBe(location)
  })

  it('stays as it is when nothing is shown', async () => {
    upstreams.user.reply = json(422, {})
    for (const query of ['label=Bail', 'label=Bail&signup=open']) {
      const headers = { Referer: `${SITE_URL}/fr/?${query}` }
      const response = await post({ body: body({ entryPoint: '/fr/' }), headers })
      expect(response.status).toBe(204)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('comes back to the very page when that still says what became of an earlier try', async () => {
    upstreams.user.reply = json(422, {})
    const headers = { Referer: `${SITE_URL}/fr/docs/demo?label=Bail&signup=exists` }
    const response = await post({ headers })
    expect(response.headers.get('location')).toBe('/fr/docs/demo?label=Bail')
  })
})

describe('what the address of the page carries', () => {
  const referer = (query: string, origin = SITE_URL) => ({
    headers: { Referer: `${origin}/fr/l/f?${query}` },
    body: body({ url: 'doc/own-D1' }),
  })
  const QUERY = 'label=Bail&url=search%2F&t=bail+%26+caution&q=bail'

  it('goes before the hidden fields', async () => {
    const response = await post(referer(QUERY))
    expect(sent()).toMatchObject([{ DocName: 'Bail' }])
    expect(pending(response)?.destination).toEqual({ url: 'search/', t: 'bail & caution' })
  })

  it('is kept on the way back, and the state of the last try is not', async () => {
    upstreams.user.reply = json(409, {})
    const response = await post(referer(`${QUERY}&signup=invalid&other=1&email=${EMAIL}`))
    expect(response.headers.get('location')).toBe(
      '/fr/docs/demo?label=Bail&url=search%2F&t=bail+%26+caution&q=bail&signup=exists',
    )
  })

  it('counts on another name of the site that the browser vouches for', async () => {
    const { headers, body: fields } = referer(QUERY, 'http://localhost:3100')
    await post({ headers: { ...headers, Origin: 'http://localhost:3100' }, body: fields })
    expect(sent()).toMatchObject([{ DocName: 'Bail' }])
  })

  it.each([
    ['another site', referer(QUERY, 'https://evil.example').headers],
    ['no address', { Referer: 'about:client' }],
    ['an endless address', { Referer: `${SITE_URL}/?${QUERY}&x=${'a'.repeat(5000)}` }],
    ['a label with a line end', { Referer: `${SITE_URL}/?label=a%0d%0ab&url=%2F%2Fevil.example` }],
    ['a label that is too long', { Referer: `${SITE_URL}/?label=${'a'.repeat(201)}` }],
    ['empty fields', { Referer: `${SITE_URL}/?label=&url=&t=` }],
  ])('is left aside when it is that of %s', async (_case, headers) => {
    const response = await post({ headers, body: body({ url: 'doc/own-D1' }) })
    expect(sent()).toMatchObject([{ DocName: 'Plan de marketing' }])
    expect(pending(response)?.destination).toEqual({ url: 'doc/own-D1' })
  })
})
