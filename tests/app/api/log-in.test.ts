import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '#app/api/log-in/route.ts'
import { SITE_URL } from '../../support/test-site.ts'
import { visitRequest } from '../../support/visit-request.ts'

const TEMPLATES = 'https://www.example.com/templates'
const LOGIN = 'https://app.example/webapp/account/login/'

beforeEach(() => {
  vi.stubEnv('SITE_URL', SITE_URL)
  vi.stubEnv('WEB_APP_URL', 'https://app.example/webapp')
  vi.stubEnv('TEMPLATES_URL', TEMPLATES)
  return () => {
    vi.unstubAllEnvs()
  }
})

type Visit = { query?: string; page?: string; headers?: Record<string, string>; method?: string }

const open = async ({ query = '?lang=fr', page = '', headers = {}, method }: Visit) => {
  const request = visitRequest({
    path: `/api/log-in${query}`,
    headers: { Referer: page, ...headers },
    ...(method && { method }),
  })
  const response = await GET(request)
  return { response, status: response.status, location: response.headers.get('location') }
}

const pageWith = (fields: Record<string, string>) =>
  `${SITE_URL}/fr/l/f?${new URLSearchParams({ ...fields, signup: 'exists' })}`

describe('GET /api/log-in (S1 §2 "Login link")', () => {
  it.each<[Record<string, string>, string]>([
    [{ url: 'doc/bail-D7' }, '&url=doc%2Fbail-D7'],
    [{ url: `${TEMPLATES}/bail-D7/` }, '&url=doc%2Fbail-D7'],
    [{ url: 'search/', t: 'bail & caution' }, '&url=search%2F&t=bail+%26+caution'],
    [{ label: 'Bail' }, ''],
    [{ url: '//evil.example' }, ''],
    [{ url: 'https://evil.example/' }, ''],
  ])('keeps the destination of the page that carries %j', async (fields, kept) => {
    const { status, location, response } = await open({ page: pageWith(fields) })
    expect(status).toBe(303)
    expect(location).toBe(`${LOGIN}?lang=fr&lib=fr${kept}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('takes what the link itself says before', async () => {
    const { location } = await open({
      query: '?lang=de&url=drive/Akten',
      page: pageWith({ url: 'doc/bail-D7' }),
    })
    expect(location).toBe(`${LOGIN}?lang=de&lib=de&url=drive%2FAkten`)
  })

  it.each([
    ['names no page', ''],
    ['names a page of another site', 'https://evil.example/?url=doc/bail-D7'],
  ])('leads there without destination where the browser %s', async (_case, page) => {
    const { location } = await open({ page, query: '?lang=xx' })
    expect(location).toBe(`${LOGIN}?lang=en&lib=en`)
  })

  it.each<[string, Visit, number]>([
    ['a fetch', { headers: { 'Sec-Fetch-Dest': 'empty' } }, 403],
    ['a prefetch', { headers: { 'Sec-Purpose': 'prefetch' } }, 403],
    ['a HEAD', { method: 'HEAD' }, 405],
  ])('is not for %s', async (_case, visit, status) => {
    expect((await open(visit)).status).toBe(status)
  })
})
