import { describe, expect, it } from 'vitest'
import { pageWords } from '#app/page-words.ts'
import { BRAND } from '#lib/config/brand.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { isShareCardPath, shareCardPath, shareCardRoute } from '#lib/config/share-cards.ts'
import { metadataOf } from '../support/page-files.ts'

const indexed = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index')
const idsIn = (locale: Locale) => indexed.filter((id) => ROUTES[id].locales.includes(locale))

describe.each(LOCALE_CODES)('the pages that search engines list in %s', (locale) => {
  // The first of them loads every page.
  it('are called elsewhere what they are called themselves', { timeout: 60_000 }, async () => {
    for (const id of idsIn(locale)) {
      const { title, description } = await pageWords(id, locale)
      const own = await metadataOf(id, locale)
      expect([id, own.title, own.description]).toEqual([
        id,
        `${title} | ${BRAND.name}`,
        description,
      ])
    }
  })

  it('have a title and a description that no other page has, of a length that is shown whole', async () => {
    const titles = new Map<string, PageRouteId>()
    for (const id of idsIn(locale)) {
      const { title, description } = await pageWords(id, locale)
      expect([titles.get(title), titles.get(description)], id).toEqual([undefined, undefined])
      titles.set(title, id).set(description, id)
      expect(title.length, `${id}: ${title}`).toBeLessThanOrEqual(65)
      expect(description.length, `${id}: ${description}`).toBeGreaterThan(50)
      expect(description.length, `${id}: ${description}`).toBeLessThanOrEqual(180)
    }
  })

  it('show a picture of their own where they are shared', async () => {
    for (const id of idsIn(locale)) {
      const path = shareCardPath(id, locale) ?? ''
      const { openGraph } = await metadataOf(id, locale)
      expect(openGraph?.images).toMatchObject([{ url: publicEnv().SITE_URL + path }])
      expect(shareCardRoute(path.split('/').at(-1) ?? '')).toBe(id)
      expect(isShareCardPath(path)).toBe(true)
    }
  })
})

it.each(['/cards', '/cards/en', '/cards/en/x.png', '/cards/en/home.png/x', '/card/en/home.png'])(
  '%s is no picture',
  (path) => {
    expect(isShareCardPath(path)).toBe(false)
  },
)
