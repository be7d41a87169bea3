import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import type {
  IncrementalCachedAppPageValue,
  CachedRouteValue as IncrementalCachedAppRouteValue,
} from 'next/dist/server/response-cache/index.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ADDRESS_MARKS } from '#lib/config/env-public.ts'
import { PageCache } from '#lib/next/page-cache.ts'

const warn = vi.hoisted(() => vi.fn<(line: object) => void>())
const putIn = vi.hoisted(() => vi.fn<(html: string, hash?: string) => Promise<string>>())
vi.mock('#lib/server/page-cache/put-in-announcement.ts', () => ({ putInAnnouncement: putIn }))
vi.mock('#lib/server/site-log.ts', () => ({ siteLog: () => ({ warn }) }))
vi.mock('#generated/site-sheet.json', () => ({ default: { site: '.a{}', parts: [] } }))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const makeCache = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  })

const page = () => ({
  kind: 'APP_PAGE',
  html: '<p>text</p>',
  rscData: Buffer.from('0:[]'),
  postponed: undefined,
  status: 200,
  headers: {},
  segmentData: undefined,
})

const PLAIN = { isFallback: false, isRoutePPREnabled: false }

/** Next names its kinds in an enumeration that types cannot read here. */
const isPage = (value: object): value is IncrementalCachedAppPageValue => 'kind' in value

const isQuestion = (value: object): value is Parameters<PageCache['get']>[1] => 'kind' in value

const store = async (path: string) => {
  const value = page()
  if (!isPage(value)) throw new Error('A page has a kind.')
  await makeCache().set(path, value, PLAIN)
  return value
}

it('gives a page its policy before it is answered, and writes whole files after that', async () => {
  const value = await store('/one')
  expect(value.headers).toHaveProperty('content-security-policy')
  const written = () => readdirSync(join(folder, 'app')).toSorted()
  await vi.waitFor(() => {
    expect(written()).toEqual(['one.html', 'one.meta', 'one.rsc'])
  })
  expect(readFileSync(join(folder, 'app', 'one.html'), 'utf8')).toBe('<p>text</p>')
})

it('answers all the same where the disk takes nothing, and says so in one line', async () => {
  writeFileSync(join(folder, 'app'), 'no folder')
  await store('/two')
  await vi.waitFor(() => {
    expect(warn).toHaveBeenCalledTimes(1)
  })
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ event: 'page not written' })
})

it('keeps a page with marks on the disk: another start may have other addresses (docs/decisions/028)', async () => {
  const value = { ...page(), html: `<a href="${ADDRESS_MARKS.WEB_APP_URL}/">x</a>` }
  if (!isPage(value)) throw new Error('A page has a kind.')
  await makeCache().set('/three', value, PLAIN)
  expect(value.html).toBe('<a href="http://localhost:4000/webapp/">x</a>')
  await vi.waitFor(() => {
    const written = readFileSync(join(folder, 'app', 'three.html'), 'utf8')
    expect(written).toContain(ADDRESS_MARKS.WEB_APP_URL)
  })
})

it('keeps the place of the line over the site, and sends what is said at this moment', async () => {
  const said = ['', '<aside>One.</aside>', '<aside>Two.</aside>']
  putIn.mockImplementation(async (html) =>
    html.replace(/<aside.*<\/aside>/, () => said.shift() ?? ''),
  )
  const value = { ...page(), html: '<aside data-announcement="en home"></aside><p>text</p>' }
  if (!isPage(value)) throw new Error('A page has a kind.')
  // As Next names a page that is made on request.
  const key = '/APP_PAGE/df185fba50ee/$/en/standard~aaaaaaaaaaaa/landing/bbbbbbbbbbbb/plain-idle/l'
  const cache = makeCache()
  await cache.set(key, value, PLAIN)
  expect(value.html).toBe('<p>text</p>')
  const question = { kind: 'APP_PAGE', ...PLAIN }
  if (!isQuestion(question)) throw new Error('A question has a kind.')
  const read = async () => {
    const entry = await cache.get(key, question)
    return entry?.value && 'html' in entry.value ? entry.value.html : undefined
  }
  expect(await read()).toBe('<aside>One.</aside><p>text</p>')
  expect(await read()).toBe('<aside>Two.</aside><p>text</p>')
  // The preview of a line names it in the path.
  expect(putIn).toHaveBeenCalledWith(expect.stringContaining('data-announcement'), 'aaaaaaaaaaaa')
})

it('puts addresses into files for crawlers as well', async () => {
  const file = () => ({
    kind: 'APP_ROUTE',
    body: Buffer.from(`Sitemap: ${ADDRESS_MARKS.SITE_URL}/sitemap.xml`),
    headers: {},
    status: 200,
  })
  const isFile = (value: object): value is IncrementalCachedAppRouteValue => 'kind' in value
  const value = file()
  if (!isFile(value)) throw new Error('A file has a kind.')
  await makeCache().set('/robots.txt', value, PLAIN)
  expect(value.body.toString()).toBe('Sitemap: http://localhost:3000/sitemap.xml')
})
