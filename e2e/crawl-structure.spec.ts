import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import * as z from 'zod'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '../lib/config/routes.ts'
import { shareCardPath } from '../lib/config/share-cards.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { sitePages } from '../scripts/browser/site-pages.ts'
import { siteHtml } from './support/site-html.ts'
import { readWords } from './support/words.ts'

const siteUrl = process.env.SITE_URL ?? ''
const pages = await sitePages()
const indexed = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index').flatMap((id) =>
  ROUTES[id].locales.map((locale) => ({ id, locale, path: routePath(id, locale) })),
)

let html: ReadonlyMap<string, string>

test.beforeAll(async () => {
  // Pages of the library are made when they are first asked for.
  test.setTimeout(240_000)
  html = await siteHtml(siteUrl)
})

const hrefs = (text: string) =>
  [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

test('each page has one first heading', () => {
  const wrong = [...html].filter(([, text]) => text.match(/<h1[\s>]/g)?.length !== 1)
  expect(wrong.map(([path]) => path)).toEqual([])
})

test('no page holds a part that the framework would have to show', () => {
  // What React's server sends later, of a `Suspense` for one.
  const hidden = [...html].filter(([, text]) =>
    /<div hidden id="S:|<!--\$\?-->|<template id="B:/.test(text),
  )
  expect(hidden.map(([path]) => path)).toEqual([])
})

test('each page that search engines list is linked from another one that they list', () => {
  const linked = new Set<string>()
  for (const { path } of indexed) {
    for (const href of hrefs(html.get(path) ?? '')) {
      const target = href.split(/[?#]/)[0] ?? ''
      if (target !== path) linked.add(target)
    }
  }
  expect(indexed.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([])
})

test('each link to a place on a page has its place there', () => {
  const lost = [...html].flatMap(([from, text]) =>
    hrefs(text).flatMap((href) => {
      const [target = '', hash] = href.split('#')
      const there = html.get(target.split('?')[0] || from)
      if (!hash || !there || there.includes(` id="${hash}"`)) return []
      return [`${href} on ${from}`]
    }),
  )
  expect([...new Set(lost)]).toEqual([])
})

/** Pages on which macOS is a system that a file opens on, that a program is removed from, or that a contract names. */
const WITHOUT_APPS =
  /\/(?:download|uninstall|l|lp|docs)(?:\/|$)|\/(?:eula|terms|affiliate-agreement)/

test('each page that names the apps for Windows and macOS says so while they cannot be had', async () => {
  const { current } = z
    .object({ current: z.unknown() })
    .parse(JSON.parse(readFileSync('locales/releases.json', 'utf8')))
  const notes = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const words = await readWords(locale, 'download')
      return [locale, words('coming.short')] as const
    }),
  )
  const noteOf = new Map<string, string>(notes)
  const silent = [...html].filter(([path, text]) => {
    const [, language = ''] = /<html[^>]* lang="(\w+)"/.exec(text) ?? []
    const note = noteOf.get(language) ?? ''
    const isNamed = !WITHOUT_APPS.test(path) && text.includes('macOS')
    return current === null && isNamed && !text.includes(note)
  })
  expect(silent.map(([path]) => path)).toEqual([])
})

const described = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string(),
})

const dataOf = (path: string) =>
  [...(html.get(path) ?? '').matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(
    ([, json = '']) => described.parse(JSON.parse(json)),
  )

const trail = z.object({
  itemListElement: z.array(z.object({ position: z.int(), name: z.string(), item: z.url() })).min(2),
})

test('each listed page but the home pages says where it stands, by addresses of pages', () => {
  const known = new Set(indexed.map(({ path }) => siteUrl + path))
  for (const { id, path } of indexed.filter((page) => page.id !== 'home')) {
    const trails = dataOf(path).filter((data) => data['@type'] === 'BreadcrumbList')
    expect(trails, id).toHaveLength(1)
    const { itemListElement } = trail.parse(trails[0])
    expect(itemListElement.at(-1)?.item, id).toBe(siteUrl + path)
    for (const { item } of itemListElement) expect(known.has(item), `${item} on ${path}`).toBe(true)
  }
})

test('each home page says who offers what', () => {
  for (const { path } of indexed.filter((page) => page.id === 'home')) {
    const types = dataOf(path).map((data) => data['@type'])
    expect(types, path).toEqual(['Organization', 'WebSite', 'Product', 'FAQPage'])
  }
})

test('pages that are not listed say nothing to search engines', () => {
  const listed = new Set(indexed.map(({ path }) => path))
  const talking = pages.filter(({ path }) => !listed.has(path) && dataOf(path).length > 0)
  expect(talking.map(({ path }) => path)).toEqual([])
})

test('a shared page shows a picture of its own', async ({ request }) => {
  for (const locale of LOCALE_CODES) {
    const path = shareCardPath('terms', locale) ?? ''
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'image/png'])
    const picture = await answer.body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630])
    expect(html.get(routePath('terms', locale))).toContain(`content="${siteUrl}${path}"`)
  }
  expect((await request.get('/cards/en/feedback.png')).status()).toBe(404)
})

test('llms.txt names the listed English pages', async ({ request }) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/^# Business in a Box\n\n> /)
  for (const { id, path } of indexed.filter(({ locale }) => locale === 'en')) {
    if (id !== 'home') expect(text).toContain(`](${siteUrl}${path}): `)
  }
})
