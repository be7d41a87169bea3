import { expect, test } from '@playwright/test'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { FEED_TYPE, NEWS_FEED_PATH } from '../lib/config/news-feed.ts'
import { publicPath, routePath } from '../lib/i18n/public-path.ts'

const siteUrl = process.env.SITE_URL ?? ''

for (const locale of LOCALE_CODES) {
  test(`the newsroom in ${locale} names its feed, which leads to its four pieces of news`, async ({
    request,
  }) => {
    const path = publicPath({ locale, path: NEWS_FEED_PATH })
    const html = await (await request.get(routePath('newsroom', locale))).text()
    const links = html.match(/<link\s[^>]*rel="alternate"[^>]*>/g) ?? []
    const feed = links.find((link) => link.includes(FEED_TYPE))
    expect(feed).toContain(`href="${siteUrl}${path}"`)
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain(FEED_TYPE)
    const stories = [...(await answer.text()).matchAll(/<guid>([^<]*)<\/guid>/g)]
    // The fifth story is made up, and says so.
    expect(stories).toHaveLength(4)
    for (const [, address = ''] of stories) {
      expect(address.startsWith(`${siteUrl}${routePath('newsroom', locale)}/`), address).toBe(true)
      const story = await request.get(address.slice(siteUrl.length), { maxRedirects: 0 })
      expect(story.status(), address).toBe(200)
    }
  })
}

test('a story that there is not is not found', async ({ request }) => {
  expect((await request.get('/company/newsroom/nonsense')).status()).toBe(404)
})

test('the page on sustainability is rendered in its own context (S2 §4)', async ({ request }) => {
  for (const locale of LOCALE_CODES) {
    const html = await (await request.get(routePath('sustainability', locale))).text()
    expect(html).toContain('data-context="sustainability"')
  }
})
