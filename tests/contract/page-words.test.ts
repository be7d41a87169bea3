import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Metadata } from 'next'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { pageWords } from '#app/page-words.ts'
import { BRAND } from '#lib/config/brand.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { isShareCardPath, shareCardPath, shareCardRoute } from '#lib/config/share-cards.ts'

const ROOT = 'app/[locale]/[context]'
const indexed = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].robots === 'index')
const idsIn = (locale: Locale) => indexed.filter((id) => ROUTES[id].locales.includes(locale))

type Props = { params: Promise<Record<string, string>> }

const pageModule = z.object({
  generateMetadata: z.custom<(props: Props) => Promise<Metadata>>(
    (value) => typeof value === 'function',
  ),
})

/** A page file with a segment in brackets serves every path that has something there. */
const pattern = (file: string) => {
  const path = `/${file}`.replace(/\/page\.tsx$/, '').replaceAll(/\/\([^/]+\)/g, '')
  return new RegExp(`^${(path || '/').replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`)
}

const files = globSync('**/page.tsx', { cwd: ROOT })
  .map((file) => ({ file, path: pattern(file) }))
  // A file of its own comes before one that serves many.
  .toSorted((one, other) => one.path.source.length - other.path.source.length)

const metadataOf = async (id: PageRouteId, locale: Locale): Promise<Metadata> => {
  const { path } = ROUTES[id]
  const found = files.find((one) => one.path.test(path))
  const { generateMetadata } = pageModule.parse(await import(resolve(ROOT, found?.file ?? path)))
  const params = found?.path.exec(path)?.groups
  return generateMetadata({ params: Promise.resolve({ locale, ...params }) })
}

describe.each(LOCALE_CODES)('the pages that search engines list in %s', (locale) => {
  it('are called elsewhere what they are called themselves', async () => {
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
