import { NextRequest } from 'next/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { signPreview, writePreviewToken, type PreviewPage } from '#features/landing/preview-link.ts'
import { middleware } from '../middleware.ts'
import { json, startUpstream } from './support/upstream-server.ts'

vi.mock('#generated/landing-index.json', async () => {
  const { landingIndex } = await import('./features/landing/edge/landing-index.mock.ts')
  return { default: landingIndex }
})

const ORIGIN = 'http://site.example'
const KEY = 'a key of at least thirty-two letters'
const NOW = Date.parse('2026-11-27T12:00:00Z')
const HASH = '999999999999'

beforeAll(async () => {
  const content = await startUpstream()
  const from = '2027-01-01T00:00:00Z'
  content.reply = json(200, { records: { fr: { '/docs/soldes': { hash: HASH, from } } } })
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  return () => content.close()
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubEnv('HASH_KEY', KEY)
  return () => vi.useRealTimers()
})

const page: PreviewPage = {
  locale: 'fr',
  path: '/docs/soldes',
  hash: HASH,
  until: NOW / 1000 + 3600,
}

const linkTo = async (changes: Partial<PreviewPage> = {}, key = KEY) => {
  const signature = await signPreview({ ...page, ...changes }, key)
  return `/fr/docs/soldes?preview=${writePreviewToken({ ...page, ...changes, signature })}`
}

const visit = async (address: string) => {
  const answer = await middleware(new NextRequest(`${ORIGIN}${address}`))
  const shown = answer.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '').split('?')[0] ?? ''
  return { status: answer.status, shown, headers: answer.headers }
}

describe('a preview link', () => {
  it('shows a record whose time has not come, and nobody keeps or lists it', async () => {
    expect((await visit('/fr/docs/soldes')).status).toBe(404)
    const { status, shown, headers } = await visit(await linkTo())
    expect(status).toBe(200)
    expect(shown).toMatch(
      new RegExp(
        `^/fr/standard/landing/${HASH}/plain-idle-until-${page.until}-shut-[\\w-]{43}/docs/soldes$`,
      ),
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })

  it('shows the dialog too, and the page as it is with q', async () => {
    const { shown } = await visit(`${await linkTo()}&dialog=&q=x`)
    expect(shown).toContain(`/q-idle-until-${page.until}-open-`)
  })

  it('takes no outcome of a form along', async () => {
    expect((await visit(`${await linkTo()}&signup=exists`)).shown).toContain('/plain-idle-until-')
  })

  it('has ended at its time', async () => {
    const link = await linkTo()
    vi.setSystemTime(page.until * 1000)
    expect((await visit(link)).status).toBe(404)
  })

  it.each([
    ['of another page', () => linkTo({ path: '/docs/demo' })],
    ['of another language', () => linkTo({ locale: 'de' })],
    ['that another site signed', () => linkTo({}, `${KEY}!`)],
    ['that is none', () => Promise.resolve('/fr/docs/soldes?preview=../../x')],
  ])('%s shows what every visitor sees', async (_case, link) => {
    const { status, shown } = await visit(await link())
    expect([status, shown]).toEqual([404, '/fr/standard/not-found'])
  })

  it('has no effect where the site has no key, or on a page that is no landing page', async () => {
    const link = await linkTo()
    vi.stubEnv('HASH_KEY', '')
    expect((await visit(link)).status).toBe(404)
    expect((await visit(link.replace('/docs/soldes', '/'))).shown).toBe('/fr/standard')
  })
})

describe('a preview of a line over the site', () => {
  const line = { kind: 'announcement', locale: 'fr', path: '/l/f' } as const

  const lineLink = async (path: string, changes: Partial<PreviewPage> = {}) => {
    const wanted = { ...page, ...line, ...changes }
    const signature = await signPreview(wanted, KEY)
    return `${path}?preview=${writePreviewToken({ ...wanted, signature })}`
  }

  it('stands over a landing page that is there, and nobody keeps or lists it', async () => {
    const { status, shown, headers } = await visit(await lineLink('/fr/l/f'))
    expect(status).toBe(200)
    expect(shown).toMatch(
      new RegExp(`^/fr/standard~${HASH}/landing/111111111111/plain-idle-until-.*/l/f$`),
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })

  it.each([
    ['on another page', '/fr/docs/demo', {}],
    ['in another language', '/l/f', {}],
    ['after its end', '/fr/l/f', { until: NOW / 1000 - 1 }],
    [
      'with the signature of a record',
      '/fr/l/f',
      { kind: 'landing', hash: 'aaaaaaaaaaab', path: '/x' },
    ],
  ] as const)('shows what everybody sees %s', async (_case, path, changes) => {
    const { shown } = await visit(await lineLink(path, changes))
    expect(shown).not.toContain('~')
  })
})
