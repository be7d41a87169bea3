import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { middleware } from '../middleware.ts'
import { isAtOnce } from './support/is-at-once.ts'
import { json, startUpstream } from './support/upstream-server.ts'

vi.mock('#generated/landing-index.json', async () => {
  const { landingIndex } = await import('./features/landing/edge/landing-index.mock.ts')
  return { default: landingIndex }
})

const ORIGIN = 'http://site.example'

// The first visit of a landing page waits for the content service; from then on nobody does.
beforeAll(async () => {
  const content = await startUpstream()
  content.reply = json(200, { records: {} })
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  await middleware(new NextRequest(`${ORIGIN}/l/f`))
  return () => content.close()
})

const visit = async (
  path: string,
  init?: { method?: string; headers?: Record<string, string> },
) => {
  const answer = middleware(new NextRequest(`${ORIGIN}${path}`, init))
  // An ordinary page asks nobody.
  if (!(await isAtOnce(answer))) throw new Error(`${path} was not answered at once.`)
  const response = await answer
  const rewrite = response.headers.get('x-middleware-rewrite')
  return {
    status: response.status,
    rewrite: rewrite?.replace(ORIGIN, '') ?? null,
    location: response.headers.get('location')?.replace(ORIGIN, '') ?? null,
    passes: response.headers.get('x-middleware-next') === '1',
    response,
  }
}

describe('pages of the registry (S2 §2.1)', () => {
  it.each([
    ['/', '/en/standard'],
    ['/fr/', '/fr/standard'],
    ['/company/terms-of-use', '/en/standard/company/terms-of-use'],
    ['/company/terms-of-use/', '/en/standard/company/terms-of-use'],
    ['/de/company/privacy-policy/', '/de/standard/company/privacy-policy'],
    ['/pt/hand-off', '/pt/standard/hand-off'],
  ])('%s shows %s', async (path, internal) => {
    expect(await visit(path)).toMatchObject({ status: 200, rewrite: internal })
  })

  it('keeps the query of the visitor out of the choice of the page', async () => {
    expect((await visit('/fr/?utm_source=x')).rewrite).toBe('/fr/standard?utm_source=x')
  })

  it('takes the language from the path, never from a header', async () => {
    expect((await visit('/', { headers: { 'accept-language': 'de' } })).rewrite).toBe(
      '/en/standard',
    )
  })
})

describe('pages that stand elsewhere now (S2 §9)', () => {
  it.each([
    ['/cookie-policy', '/company/cookie-policy/'],
    ['/cookie-policy/', '/company/cookie-policy/'],
    ['/fr/cookie-policy', '/fr/company/cookie-policy/'],
    ['/de/cookie-policy/?x=1', '/de/company/cookie-policy/?x=1'],
    ['/en/cookie-policy', '/company/cookie-policy/'],
    ['/en//cookie-policy/?x=1', '/company/cookie-policy/?x=1'],
    ['/fr//cookie-policy', '/fr/company/cookie-policy/'],
  ])('%s redirects once to %s', async (path, target) => {
    expect(await visit(path)).toMatchObject({ status: 308, location: target })
    expect(await visit(target)).toMatchObject({ status: 200, location: null })
  })
})

describe('one spelling of every address', () => {
  it.each([
    ['/fr', '/fr/'],
    ['/de?utm_source=x', '/de/?utm_source=x'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/company/terms-of-use', '/company/terms-of-use'],
    ['/company//terms-of-use', '/company/terms-of-use'],
    ['//evil.example/', '/evil.example/'],
    ['/en//evil.example', '/evil.example'],
    ['///evil.example', '/evil.example'],
  ])('%s redirects once to %s', async (path, target) => {
    const first = await visit(path)
    expect(first).toMatchObject({ status: 308, location: target })
    expect((await visit(target)).location).toBeNull()
  })
})

describe('landing pages', () => {
  it.each([
    ['/docs/free-demo', '/en/standard/landing/aaaaaaaaaaaa/plain-idle/docs/free-demo'],
    ['/docs/free-demo/', '/en/standard/landing/aaaaaaaaaaaa/plain-idle/docs/free-demo'],
    ['/fr/docs/demo', '/fr/standard/landing/ffffffffffff/plain-idle/docs/demo'],
    ['/l', '/en/standard/landing/222222222222/plain-idle/l'],
    ['/l/', '/en/standard/landing/222222222222/plain-idle/l'],
    ['/lp', '/en/standard/landing/333333333333/plain-idle/lp'],
    ['/docs/ab/11.05.24/00', '/en/standard/landing/dddddddddddd/plain-idle/docs/ab/11.05.24/00'],
    ['/docs/ab/11.05.24/00/', '/en/standard/landing/dddddddddddd/plain-idle/docs/ab/11.05.24/00'],
    [
      '/docs/sustainability-report',
      '/en/sustainability/landing/bbbbbbbbbbbb/plain-idle/docs/sustainability-report',
    ],
  ])('%s shows %s', async (path, internal) => {
    expect(await visit(path)).toMatchObject({ status: 200, rewrite: internal })
  })

  it('notes that q is there, whatever its value', async () => {
    const visits = ['x', '%3Cscript%3Ealert(1)%3C/script%3E', ''].map((value) =>
      visit(`/docs/free-demo?q=${value}`),
    )
    const pages = (await Promise.all(visits)).map(({ rewrite }) => rewrite?.split('?')[0])
    expect(new Set(pages)).toEqual(
      new Set(['/en/standard/landing/aaaaaaaaaaaa/q-idle/docs/free-demo']),
    )
  })

  it.each([
    ['open', 'plain-open'],
    ['exists', 'plain-exists'],
    ['limited', 'plain-limited'],
    ['invalid', 'plain-invalid'],
    ['idle', 'plain-idle'],
    ['q-exists', 'plain-idle'],
    ['../../x', 'plain-idle'],
  ])('maps ?signup=%s to the facts %s', async (outcome, facts) => {
    expect((await visit(`/l/f?signup=${outcome}`)).rewrite).toContain(`/${facts}/l/f?`)
  })

  it('answers 500 "Unknown middleware" when a record names a step that does not exist (S1 §8)', async () => {
    const { status, response } = await visit('/docs/broken')
    expect(status).toBe(500)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ title: 'Unknown middleware', status: 500 })
  })
})

describe('what is no page', () => {
  it.each([
    '/nope',
    '/docs/library',
    '/docs/nope',
    '/docs/constructor',
    '/docs/ab/11.05.24',
    '/docs/ab/11.05.24/02',
    '/docs/ab/11.05.24/00.json',
    '/standard',
    '/standard/landing/aaaaaaaaaaaa/plain-idle/docs/free-demo',
    '/not-found',
    '/x.html',
    '/.env',
    '/startup',
    '/favicon.ico',
    '/pictures/standard/hand-off',
    '/robots.txt/',
  ])('%s answers 404 with the English page', async (path) => {
    const { status, rewrite, response } = await visit(path)
    expect({ status, rewrite }).toEqual({ status: 404, rewrite: '/en/standard/not-found' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/fr/standard', '/fr/nope', '/fr/elsewhere/docs/free-demo', '/fr/en'])(
    '%s answers 404 with the French page',
    async (path) => {
      expect(await visit(path)).toMatchObject({ status: 404, rewrite: '/fr/standard/not-found' })
    },
  )

  it('offers the other languages of a page that this language lacks', async () => {
    expect(await visit('/fr/docs/free-demo')).toMatchObject({
      status: 404,
      rewrite: '/fr/standard/elsewhere/en/docs/free-demo',
    })
    expect((await visit('/docs/demo')).rewrite).toBe('/en/standard/elsewhere/fr/docs/demo')
    expect((await visit('/de/docs/ab/11.05.24/00/')).rewrite).toBe(
      '/de/standard/elsewhere/en/docs/ab/11.05.24/00',
    )
  })

  it('refuses to be posted to', async () => {
    expect((await visit('/', { method: 'POST' })).status).toBe(405)
    expect((await visit('/', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('handlers and files', () => {
  it.each([
    '/api/hand-off',
    '/api/log-in',
    '/api/health',
    '/api/ready',
    '/api/documents',
    '/api/thumb/1001-600px.svg',
    '/films/de/walk-through.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/social-card.png',
    '/apple-touch-icon.png',
  ])('lets %s pass', async (path) => {
    expect((await visit(path)).passes).toBe(true)
  })

  it('lets a sign-up pass when it is posted, and names the method otherwise', async () => {
    expect((await visit('/api/sign-up', { method: 'POST' })).passes).toBe(true)
    const { status, response } = await visit('/api/sign-up')
    expect([status, response.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await response.json()).toMatchObject({ title: 'Method not allowed' })
  })

  it.each([
    '/api',
    '/api/nope',
    '/api/sign-up/',
    '/api/health/x',
    '/api/thumb',
    '/api/thumb/',
    '/api/thumb/1001-601px.svg',
    '/api/thumb/x/1001-600px.svg',
  ])('answers %s with a 404 problem', async (path) => {
    const { status, response } = await visit(path)
    expect(status).toBe(404)
    expect(await response.json()).toMatchObject({ title: 'This page could not be found' })
  })
})
