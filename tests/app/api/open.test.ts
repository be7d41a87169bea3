import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '#app/api/open/route.ts'
import { SITE_URL } from '../../support/test-site.ts'
import { NO_OPENINGS, visitRequest } from '../../support/visit-request.ts'

const APP = 'https://app.example/webapp'
const RECOGNISED = { b_email: 'ada@example.org', p_ssojwt: 'a.b.c' }

beforeEach(() => {
  vi.stubEnv('SITE_URL', SITE_URL)
  vi.stubEnv('WEB_APP_URL', APP)
  vi.stubEnv('TEMPLATES_URL', 'https://www.example.com/templates')
  return () => {
    vi.unstubAllEnvs()
  }
})

const open = async (query: string, visit: Partial<Parameters<typeof visitRequest>[0]> = {}) => {
  const request = visitRequest({ path: `/api/open${query}`, cookies: RECOGNISED, ...visit })
  const response = await GET(request)
  return { status: response.status, location: response.headers.get('location'), response }
}

describe('GET /api/open for a recognised visitor (S2 §4)', () => {
  it.each([
    ['?url=marketing-plan-D123&lang=fr', '/doc/marketing-plan-D123?lang=fr&lib=fr'],
    ['?url=doc%2Fbail-D7%2F&lang=de&start=document', '/doc/bail-D7?lang=de&lib=de'],
    ['?url=https://www.example.com/templates/bail-D7/', '/doc/bail-D7?lang=en&lib=en'],
    ['?url=drive/Mes%2520documents/&lang=fr', '/drive/Mes%20documents?lang=fr&lib=fr'],
    ['?url=search/&t=bail+%26+caution&lang=it', '/search/?t=bail+%26+caution&lang=it&lib=it'],
    ['?url=search/?t=lease&lang=it', '/search/?t=lease&lang=it&lib=it'],
    ['?url=search/%3Ft%3Dmission%2Bstatement&start=account', '/business-plan-kit/?lang=en&lib=en'],
    ['?url=business-plan-kit/&lang=es', '/business-plan-kit/?lang=es&lib=es'],
    ['?url=business-plan-D5&start=account&lang=pt', '/business-plan-kit/?lang=pt&lib=pt'],
    ['?url=doc/Plan-d-Affaires-D5&start=account', '/business-plan-kit/?lang=en&lib=en'],
    ['?url=search/&t=vision+statement&start=account', '/business-plan-kit/?lang=en&lib=en'],
    ['?url=business-plan-D5&start=document', '/doc/business-plan-D5?lang=en&lib=en'],
    ['?url=business-plan-D5', '/doc/business-plan-D5?lang=en&lib=en'],
    ['?url=marketing-plan-D5&start=account', '/doc/marketing-plan-D5?lang=en&lib=en'],
    ['', '/?lang=en&lib=en'],
    ['?lang=xx', '/?lang=en&lib=en'],
  ])('%s leads to %s', async (query, place) => {
    const { status, location, response } = await open(query)
    expect(status).toBe(303)
    expect(location).toBe(APP + place)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['url=doc%2Fbail-D7', '/doc/bail-D7?lang=fr&lib=fr'],
    ['url=search%2F&t=bail+%26+caution', '/search/?t=bail+%26+caution&lang=fr&lib=fr'],
    ['search/?t=bail', '/search/?t=bail&lang=fr&lib=fr'],
    ['drive/', '/drive?lang=fr&lib=fr'],
    ['business-plan-D1004', '/business-plan-kit/?lang=fr&lib=fr'],
    ['url=search%2F&t=mission+statement', '/business-plan-kit/?lang=fr&lib=fr'],
    ['l/f', '/?lang=fr&lib=fr'],
    ['//evil.example', '/?lang=fr&lib=fr'],
    ['url=https%3A%2F%2Fevil.example', '/?lang=fr&lib=fr'],
    ['', '/?lang=fr&lib=fr'],
  ])('without destination the saved %j leads to %s', async (b_search, place) => {
    const { location } = await open('?lang=fr&start=account', {
      cookies: { ...RECOGNISED, b_search },
    })
    expect(location).toBe(APP + place)
  })

  it.each(['?url=//evil.example', '?url=https://evil.example', '?t=bail'])(
    'opens the root for %s, not what was saved',
    async (query) => {
      const cookies = { ...RECOGNISED, b_search: 'url=drive' }
      const { location } = await open(query, { cookies })
      expect(location).toBe(`${APP}/?lang=en&lib=en`)
    },
  )
})

describe('who else opens the dialog', () => {
  const QUERY = '?url=bail-D7/&label=Bail&lang=fr&start=document&other=1'
  const DIALOG = '/fr/l/f?label=Bail&url=doc%2Fbail-D7'

  it.each<[string, Record<string, string>]>([
    ['nobody', {}],
    ['a visitor without token', { b_email: 'ada@example.org' }],
    ['a visitor without e-mail address', { p_ssojwt: 'a.b.c' }],
    ['a visitor with the hint alone', { b_email: 'ada@example.org', b_session: '1' }],
    ['a spoilt e-mail cookie', { b_email: 'ada', p_ssojwt: 'a.b.c' }],
  ])('%s', async (_who, cookies) => {
    const { status, location } = await open(QUERY, { cookies })
    expect(status).toBe(303)
    expect(location).toBe(DIALOG)
  })

  it('a landing page that asks for its own dialog', async () => {
    expect((await open('?url=l/f&lang=de')).location).toBe('/de/l/f')
  })

  it('with the page that the link stood on', async () => {
    const { location } = await open(`${QUERY}&entryPoint=%2Ffr%2Fdocs%2Fdemo`, { cookies: {} })
    expect(location).toBe(`${DIALOG}&entryPoint=%2Ffr%2Fdocs%2Fdemo`)
  })

  it('nothing bad is kept', async () => {
    const query = '?url=//evil.example&t=x&label=a%0d%0ab&entryPoint=//evil.example&lang=de'
    expect((await open(query, { cookies: {} })).location).toBe('/de/l/f')
  })

  it.each([
    ['b_ssojwt counts as a token', QUERY, { b_email: 'ada@example.org', b_ssojwt: 'a.b.c' }],
    [
      'in the older variant the e-mail cookie is enough',
      `${QUERY}&recognises=email`,
      { b_email: 'ada@example.org' },
    ],
  ])('not when %s', async (_case, query, cookies) => {
    expect((await open(query, { cookies })).location).toBe(`${APP}/doc/bail-D7?lang=fr&lib=fr`)
  })
})

describe('what counts as an opening', () => {
  it.each(['cross-site', 'same-site'])('not a visit that is %s: home', async (site) => {
    const headers = { 'Sec-Fetch-Site': site }
    const { status, location } = await open('?url=bail-D7&lang=fr', { headers })
    expect(status).toBe(303)
    expect(location).toBe('/fr/')
  })

  it.each(NO_OPENINGS)('not %s', async (_case, visit, status) => {
    expect((await open('?url=bail-D7', visit)).status).toBe(status)
  })
})
