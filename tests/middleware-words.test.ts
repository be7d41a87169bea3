import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { signPreview, writePreviewToken, type PreviewPage } from '#features/landing/preview-link.ts'
import { json, startUpstream, type UpstreamServer } from './support/upstream-server.ts'

vi.mock('#generated/landing-index.json', async () => {
  const { landingIndex } = await import('./features/landing/edge/landing-index.mock.ts')
  return { default: landingIndex }
})

const ORIGIN = 'http://site.example'
const HASH = 'c'.repeat(12)
const OTHER = 'd'.repeat(12)
const KEY = 'k'.repeat(40)

let content: UpstreamServer

beforeAll(async () => {
  content = await startUpstream()
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  vi.stubEnv('HASH_KEY', KEY)
})

afterAll(() => content.close())

const entry = { hash: HASH, locale: 'fr', words: { 'home.closing.title': 'Signez.' } }

const live = (words: Record<string, object | null>) => {
  content.reply = json(200, { records: {}, words })
}

beforeEach(() => live({ spring: entry }))

/** A process of the edge of its own. */
const freshEdge = async () => {
  vi.resetModules()
  const { middleware } = await import('../middleware.ts')
  return async (path: string) => {
    const { headers } = await middleware(new NextRequest(`${ORIGIN}${path}`))
    const shown = headers.get('x-middleware-rewrite')?.replace(ORIGIN, '').split('?')[0]
    return { shown, keeping: headers.get('cache-control') }
  }
}

const editionOf = async (path = '/fr/') => {
  const { shown } = await (await freshEdge())(path)
  return /^\/[a-z]{2}\/standard_([0-9a-f]{12})$/.exec(shown ?? '')?.[1]
}

it('shows home and landing pages of the language under the name of the words', async () => {
  const ask = await freshEdge()
  const { shown, keeping } = await ask('/fr/')
  expect(shown).toMatch(/^\/fr\/standard_[0-9a-f]{12}$/)
  expect(keeping).toBe('s-maxage=2')
  const landing = await ask('/fr/docs/demo')
  expect(landing.shown).toMatch(new RegExp(`^${shown}/landing/[0-9a-f]{12}/plain-idle/docs/demo$`))
  expect(landing.keeping).toBe('s-maxage=2')
})

it.each([
  ['/', '/en/standard'],
  ['/de/', '/de/standard'],
  ['/fr/apps', '/fr/standard/apps'],
  ['/fr/company/newsroom', '/fr/standard/company/newsroom'],
])('shows %s as it was built', async (path, shown) => {
  expect(await (await freshEdge())(path)).toMatchObject({ shown, keeping: null })
})

it('names other words otherwise, and the same ones the same', async () => {
  const name = await editionOf()
  expect(name).toBeDefined()
  expect(await editionOf()).toBe(name)
  live({ spring: { ...entry, hash: OTHER } })
  expect(await editionOf()).not.toBe(name)
})

it.each([
  ['before their beginning', { from: '2099-01-01T00:00:00Z' }],
  ['after their end', { until: '2020-01-01T00:00:00Z' }],
  ['that break the contract', { locale: 'nl' }],
])('shows the words of the build in the place of those %s', async (_case, changes) => {
  live({ spring: { ...entry, ...changes } })
  expect((await (await freshEdge())('/fr/')).shown).toBe('/fr/standard')
})

const until = Math.floor(Date.now() / 1000) + 3600

const linkTo = async (path: string, changes: Partial<PreviewPage> = {}) => {
  const locale = 'fr'
  const page = { kind: 'words', locale, path, hash: OTHER, until, ...changes } as const
  const signature = await signPreview(page, KEY)
  const prefix = path === '/' ? '/fr/' : `/fr${path}`
  return `${prefix}?preview=${writePreviewToken({ ...page, signature })}`
}

it('shows words that wait for their time to whoever has the link', async () => {
  const ask = await freshEdge()
  expect(await ask(await linkTo('/'))).toEqual({
    shown: `/fr/standard_${OTHER}-${until}`,
    keeping: 'no-store',
  })
  const landing = await ask(await linkTo('/docs/demo'))
  expect(landing.shown).toMatch(
    new RegExp(`^/fr/standard_${OTHER}-${until}/landing/[0-9a-f]{12}/plain-idle-until-${until}-`),
  )
})

it.each([
  ['of a record', { kind: 'landing' }],
  ['of another page', { path: '/docs/demo' }],
  ['that has ended', { until: until - 7200 }],
] as const)('shows everybody’s words to a link %s', async (_case, changes) => {
  const link = await linkTo('/', changes)
  const { shown, keeping } = await (await freshEdge())(`/fr/?${link.split('?')[1]}`)
  expect(shown).toMatch(/^\/fr\/standard_[0-9a-f]{12}$/)
  expect(keeping).toBe('s-maxage=2')
})
