import { expect, test } from '@playwright/test'
import { BRAND, COUNTRY_PHONES } from '../lib/config/brand.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { BANNER_LINK } from '../lib/config/moved-pages.ts'
import { PAGE_ROUTE_IDS, ROUTES, type PageRouteId } from '../lib/config/routes.ts'
import { publicPath, routePath } from '../lib/i18n/public-path.ts'
import { telOf } from '../lib/util/tel-of.ts'
import { sitePages } from '../scripts/browser/site-pages.ts'
import { readLandingRecords } from '../scripts/lib/read-records.ts'
import { siteHtml } from './support/site-html.ts'

const siteUrl = process.env.SITE_URL ?? ''
const pages = await sitePages()
const indexed = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index')

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []

let html: ReadonlyMap<string, string>

test.beforeAll(async () => {
  // Pages of the library are made when they are first asked for.
  test.setTimeout(240_000)
  html = await siteHtml(siteUrl)
})

const htmlOf = (path: string) => html.get(path) ?? ''

/** Its languages with the addresses of the page in them, as search engines are told. */
const languagesOf = (id: PageRouteId) => ({
  ...Object.fromEntries(
    ROUTES[id].locales.map((code) => [code, `${siteUrl}${routePath(id, code)}`]),
  ),
  'x-default': `${siteUrl}${routePath(id, 'en')}`,
})

// One test for the pages of a language: a test of each page would take longer than what it looks at.
for (const locale of LOCALE_CODES) {
  test(`each listed page in ${locale} names itself and its languages`, () => {
    for (const id of indexed.filter((one) => ROUTES[one].locales.includes(locale))) {
      const path = routePath(id, locale)
      const links = tags(htmlOf(path), 'link')
      const canonical = links.find((tag) => attribute(tag, 'rel') === 'canonical')
      expect.soft(attribute(canonical ?? '', 'href'), path).toBe(`${siteUrl}${path}`)
      const alternates = links.filter((tag) => attribute(tag, 'hrefLang'))
      const named = Object.fromEntries(
        alternates.map((tag) => [attribute(tag, 'hrefLang'), attribute(tag, 'href')]),
      )
      expect.soft(named, path).toEqual(languagesOf(id))
    }
  })
}

test('pages that may not be listed say so and name no alternates', () => {
  for (const { path } of pages.filter(({ robots }) => robots === 'noindex')) {
    const robots = tags(htmlOf(path), 'meta').find((tag) => attribute(tag, 'name') === 'robots')
    expect(attribute(robots ?? '', 'content'), path).toBe('noindex, nofollow')
    expect(htmlOf(path), path).not.toMatch(/hreflang="x-default"/i)
  }
})

test('the sitemap lists the indexed pages of all languages and nothing else', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const expected = indexed.flatMap((id) =>
    ROUTES[id].locales.map((locale) => `${siteUrl}${routePath(id, locale)}`),
  )
  expect(listed).toHaveLength(expected.length)
  expect(new Set(listed)).toEqual(new Set(expected))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
})

test('no page shows a telephone that the owner has not given (docs/decisions/022)', () => {
  const given = [BRAND, ...Object.values(COUNTRY_PHONES)].flatMap((row) => [
    row.servicePhone ?? [],
    row.customerServiceNumber ?? [],
  ])
  for (const { path } of pages) {
    const numbers = (htmlOf(path).match(/href="tel:[^"]*"/g) ?? []).filter(
      (link) => !given.flat().some((phone) => link === `href="${telOf(phone)}"`),
    )
    expect(numbers, path).toEqual([])
    expect(htmlOf(path), path).not.toMatch(/"telephone":|\b555[ .-]?01\d\d\b/)
  }
})

test('nobody is quoted but customers who have agreed to it (docs/decisions/022)', async () => {
  const agreed = (await readLandingRecords()).filter(({ record }) =>
    record.sections.some(({ type }) => type === 'letter'),
  )
  const quoting = pages.filter(({ path }) => /<figure class="letter[ "]/.test(htmlOf(path)))
  expect(quoting.map(({ path }) => path).toSorted()).toEqual(agreed.map(publicPath).toSorted())
})

/** Pages that a link on the page leads to: as addresses, without query and anchor. */
const linkedFrom = (path: string) =>
  tags(htmlOf(path), 'a').map((tag) => (attribute(tag, 'href') ?? '').split(/[?#]/)[0] ?? '')

for (const locale of LOCALE_CODES) {
  test(`a page in ${locale} leads to each indexed page of the language (S2 §2.2, §2.7)`, () => {
    const linked = new Set(
      pages
        .filter((page) => page.locale === locale)
        .flatMap(({ path }) => linkedFrom(path).filter((link) => link !== path)),
    )
    const alone = indexed
      .filter((id) => ROUTES[id].locales.includes(locale))
      .map((id) => routePath(id, locale))
      .filter((path) => !linked.has(path))
    expect(alone).toEqual([])
  })
}

test('every link inside the site leads to a page', async ({ request }) => {
  const targets = new Map<string, string>()
  for (const { path } of pages) {
    for (const tag of tags(htmlOf(path), 'a')) {
      const href = attribute(tag, 'href')?.replaceAll('&amp;', '&') ?? ''
      if (href.startsWith('/') && !href.startsWith('/api/'))
        targets.set(href.split(/[?#]/)[0] ?? '', path)
    }
  }
  // The banner names an address that moves on to the page (S2 §9).
  for (const locale of LOCALE_CODES) {
    const link = publicPath({ locale, path: BANNER_LINK })
    expect(targets.delete(link), link).toBe(true)
    const answer = await request.get(link, { maxRedirects: 0 })
    expect(answer.headers().location, link).toBe(routePath('cookiePolicy', locale))
  }
  expect(targets.size).toBeGreaterThan(LOCALE_CODES.length)
  for (const [href, from] of targets) {
    // What is a page of the list has been asked for.
    if (html.has(href)) continue
    const answer = await request.get(href, { maxRedirects: 0 })
    expect(answer.status(), `${href} linked from ${from}`).toBe(200)
  }
})
