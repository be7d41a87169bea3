import { expect, test } from '@playwright/test'
import { publicPath } from '../lib/i18n/public-path.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

// One build, two addresses (docs/decisions/028): the site of the other tests and this one are started from the same files.

const SITE = 'https://staging.example'
const APP = 'https://app.staging.example/webapp'

let site: OwnSite

test.beforeAll(async () => {
  test.setTimeout(90_000)
  site = await startOwnSite({ SITE_URL: SITE, WEB_APP_URL: APP })
  await site.start('services')
  await site.start('site')
})

test.afterAll(async () => {
  await site.end()
})

const textOf = async (origin: string, path: string) => (await fetch(`${origin}${path}`)).text()

const MARK = '.invalid'

for (const [locale, path] of [
  ['en', '/'],
  ['de', '/'],
  ['fr', '/docs/demo'],
  ['en', '/start/plans'],
] as const) {
  test(`${locale} ${path} names the addresses that its process was told`, async ({ baseURL }) => {
    const address = publicPath({ locale, path })
    const [ours, usual] = await Promise.all([
      textOf(site.url, address),
      textOf(baseURL ?? '', address),
    ])
    expect(ours).toContain(`<link rel="canonical" href="${SITE}${address}"`)
    expect(ours).toContain(`href="${APP}/account/login/?`)
    expect(usual).toContain(`<link rel="canonical" href="${baseURL}${address}"`)
    expect(usual).not.toContain('staging.example')
    expect(ours + usual).not.toContain(MARK)
  })
}

test('so do the files for crawlers, and the pages that are not found', async () => {
  expect(await textOf(site.url, '/robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
  expect(await textOf(site.url, '/sitemap.xml')).toContain(`<loc>${SITE}/fr/</loc>`)
  expect(await textOf(site.url, '/fr/nulle-part')).toContain(`href="${APP}/?lang=fr`)
})
