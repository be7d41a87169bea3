import { NextRequest } from 'next/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { signPreview, writePreviewToken } from '#features/landing/preview-link.ts'
import { json, startUpstream, type UpstreamServer } from './support/upstream-server.ts'

vi.mock('#generated/landing-index.json', async () => {
  const { landingIndex } = await import('./features/landing/edge/landing-index.mock.ts')
  return { default: landingIndex }
})

const ORIGIN = 'http://site.example'
const HASH = 'c'.repeat(12)
const KEY = 'k'.repeat(40)
const PATH = '/company/newsroom/reminders'

let content: UpstreamServer

beforeAll(async () => {
  content = await startUpstream()
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  vi.stubEnv('HASH_KEY', KEY)
})

afterAll(() => content.close())

beforeEach(() => {
  content.reply = json(200, { records: { fr: { [PATH]: HASH } } })
})

/** A process of the edge of its own. */
const freshEdge = async () => {
  vi.resetModules()
  const { middleware } = await import('../middleware.ts')
  return async (path: string) => {
    const { status, headers } = await middleware(new NextRequest(`${ORIGIN}${path}`))
    const shown = headers.get('x-middleware-rewrite')?.replace(ORIGIN, '')
    return { status, shown, keeping: headers.get('cache-control') }
  }
}

const EDITION = /^\/fr\/standard-([0-9a-f]{12})\//

it('shows every page of the newsroom in the edition that holds the story', async () => {
  const ask = await freshEdge()
  const story = await ask(`/fr${PATH}`)
  const [, edition = ''] = EDITION.exec(story.shown ?? '') ?? []
  expect(story).toEqual({
    status: 200,
    shown: `/fr/standard-${edition}${PATH}~${HASH}~plain-idle`,
    keeping: 's-maxage=2',
  })
  const list = await ask('/de/company/newsroom')
  expect(list.shown).toBe(`/de/standard-${edition}/company/newsroom`)
  expect(list.keeping).toBe('s-maxage=2')
  const own = await ask('/fr/company/newsroom/cloud-drive')
  expect(own.shown).toBe(`/fr/standard-${edition}/company/newsroom/cloud-drive`)
  const feed = await ask('/fr/company/newsroom/feed.xml')
  expect(feed.shown).toBe(`/fr/standard-${edition}/company/newsroom/feed.xml`)
  expect((await ask('/fr/apps')).shown).toBe('/fr/standard/apps')
})

it('has no page in a language without the story, and says where it can be read', async () => {
  const ask = await freshEdge()
  expect(await ask(PATH)).toMatchObject({
    status: 404,
    shown: `/en/standard/elsewhere/fr${PATH}`,
  })
})

it('shows the pages of the build while there is no other news', async () => {
  content.reply = json(200, { records: {} })
  const ask = await freshEdge()
  expect((await ask('/fr/company/newsroom')).shown).toBe('/fr/standard/company/newsroom')
  expect((await ask(`/fr${PATH}`)).status).toBe(404)
})

it('shows a story that waits for its time to whoever has the link', async () => {
  const from = '2099-01-01T00:00:00Z'
  content.reply = json(200, { records: { fr: { [PATH]: { hash: HASH, from } } } })
  const ask = await freshEdge()
  expect((await ask(`/fr${PATH}`)).status).toBe(404)
  const until = Math.floor(Date.now() / 1000) + 3600
  const page = { locale: 'fr', path: PATH, hash: HASH, until } as const
  const token = writePreviewToken({ hash: HASH, until, signature: await signPreview(page, KEY) })
  const { shown, keeping } = await ask(`/fr${PATH}?preview=${token}`)
  expect(shown).toContain(`/fr/standard${PATH}~${HASH}~plain-idle`)
  expect(keeping).toBe('no-store')
})
