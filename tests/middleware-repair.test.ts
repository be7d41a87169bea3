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

describe('an address that leads nowhere, as somebody meant it', () => {
  it.each([
    ['/pt-BR/company/terms-of-use', '/pt/company/terms-of-use/'],
    ['/fr-CA/docs/', '/fr/docs'],
    ['/es-419/docs', '/es/docs'],
    ['/de_at/docs', '/de/docs'],
    ['/en-US/', '/'],
    ['/EN/docs', '/docs'],
    ['/FR/', '/fr/'],
    ['/Fr', '/fr/'],
    ['/fr-CA/cookie-policy', '/fr/company/cookie-policy/'],
    // A document has another address in each language.
    ['/fr/docs/library/document/rechnung', '/fr/docs/library/document/facture'],
    ['/docs/library/document/Facture.', '/docs/library/document/invoice'],
    ['/pricing/plans.', '/pricing/plans'],
    ['/pricing/plans)', '/pricing/plans'],
    ['/pricing/plans%E2%80%8B', '/pricing/plans'],
    ['/pricing/%E2%80%8Bplans', '/pricing/plans'],
    ['/pricing/plans%20', '/pricing/plans'],
    ['/pricing/plans%3E', '/pricing/plans'],
    ['/pricing/plans%22%3E.', '/pricing/plans'],
    ['/pricing/plans%E2%80%9D', '/pricing/plans'],
    ['/pricing/plans&amp;utm_source=x', '/pricing/plans'],
    ['/pricing/plans.?utm_source=x', '/pricing/plans?utm_source=x'],
    ['/pricing/pl%61ns', '/pricing/plans'],
    ['/Pricing/Plans', '/pricing/plans'],
    ['/FR/DOCS/DEMO,', '/fr/docs/demo'],
    ['/docs/free-demo)?q=x', '/docs/free-demo?q=x'],
    ['/Docs/Free-Demo', '/docs/free-demo'],
    ['/docs%2Ffree-demo', '/docs/free-demo'],
    ['/docs/ab/11.05.24%2F00', '/docs/ab/11.05.24/00'],
  ])('%s redirects once to %s', async (path, target) => {
    expect(await visit(path)).toMatchObject({ status: 308, location: target })
    expect(await visit(target)).toMatchObject({ status: 200, location: null })
  })

  it.each([
    ['/pt-BR/nope', '/pt/standard/not-found'],
    ['/IT/nope.', '/it/standard/not-found'],
    ['/fr-CA/docs/free-demo', '/fr/standard/elsewhere/en/docs/free-demo'],
    ['/en-US/nope', '/en/standard/not-found'],
    ['/zh-CN/docs', '/en/standard/not-found'],
    // A click of an affiliate's visitor is counted where the address says it, and nowhere else.
    ['/start.', '/en/standard/not-found'],
    ['/fr-CA/start', '/fr/standard/elsewhere/en-fr-es-it-pt-de/start'],
    ['/api.', '/en/standard/not-found'],
    ['/*', '/en/standard/not-found'],
    ['/.%2F)', '/en/standard/not-found'],
    ['/%2F%2Fevil.example', '/en/standard/not-found'],
    ['/%5Cevil.example', '/en/standard/not-found'],
    ['/evil.example%2Fpricing/plans', '/en/standard/not-found'],
    ['/%ff/pricing/plans', '/en/standard/not-found'],
    [`/pricing/plans${'.'.repeat(500)}`, '/en/standard/not-found'],
  ])('%s is no page, and shows %s', async (path, rewrite) => {
    expect(await visit(path)).toMatchObject({ status: 404, rewrite, location: null })
  })
})
