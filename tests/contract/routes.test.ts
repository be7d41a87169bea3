import { describe, expect, it } from 'vitest'
import { publicEnv } from '#lib/config/env-public.ts'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
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
})
