import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { publicEnv } from '#lib/config/env-public.ts'
import { AWAITED_PATHS, PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { metadataOf, pageFileOf, pageFiles, SHOWN_INSTEAD } from '../support/page-files.ts'

const { SITE_URL } = publicEnv()

describe('the route registry', () => {
  it('has a row for each page file, and a page file for each row', () => {
    const pages = new Set(PAGE_ROUTE_IDS.map((id) => pageFileOf(ROUTES[id].path).page))
    expect([...pageFiles.keys()].toSorted()).toEqual([...pages, ...SHOWN_INSTEAD].toSorted())
  })

  it.each(PAGE_ROUTE_IDS)('%s has words and its own address in each language', async (id) => {
    for (const locale of ROUTES[id].locales) {
      const { title, description, alternates } = await metadataOf(id, locale)
      expect([title, description], locale).toEqual([expect.any(String), expect.any(String)])
      expect(alternates).toMatchObject({ canonical: SITE_URL + routePath(id, locale) })
    }
  })

  it.each(AWAITED_PATHS)('%s is awaited: a page of the specification without a row', (path) => {
    expect(Object.values(ROUTES).map((route) => route.path)).not.toContain(path)
    const specification = readFileSync('docs/specification.md', 'utf8')
    const names = [path, path.split('/').at(-1)].map((name) => `\`${name}\``)
    expect(names.some((name) => specification.includes(name))).toBe(true)
  })
})
