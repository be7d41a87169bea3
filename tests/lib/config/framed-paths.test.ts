import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js'
import { describe, expect, it } from 'vitest'
import { PAGE_ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import settings from '../../../next.config.ts'

/** The values of a header that the settings give to a path. */
const headersOf = async (path: string, name: string) => {
  const rules = (await settings.headers?.()) ?? []
  return rules
    .filter(({ source }) => getPathMatch(source, { strict: true })(path) !== false)
    .flatMap(({ headers }) => headers.filter(({ key }) => key === name).map(({ value }) => value))
}

const pages = PAGE_ROUTE_IDS.flatMap((id) =>
  ROUTES[id].locales.map((locale) => ({ id, path: routePath(id, locale) })),
)
const framed = pages.filter(({ id }) => ROUTES[id].framedBy !== undefined)
const others = pages.filter(({ id }) => ROUTES[id].framedBy === undefined)

describe('X-Frame-Options, which can name nobody', () => {
  it('stays away from the two frame pages in their three languages (S2 §2.2, §2.4)', async () => {
    expect(framed.map(({ path }) => path).toSorted()).toEqual([
      '/company/privacy-policy-frame',
      '/company/terms-of-use-frame',
      '/es/company/privacy-policy-frame',
      '/es/company/terms-of-use-frame',
      '/fr/company/privacy-policy-frame',
      '/fr/company/terms-of-use-frame',
    ])
    for (const { path } of framed) {
      expect(await headersOf(path, 'X-Frame-Options'), path).toEqual([])
      expect(await headersOf(`${path}/`, 'X-Frame-Options'), path).toEqual([])
      expect(await headersOf(path, 'X-Content-Type-Options'), path).toEqual(['nosniff'])
    }
  })

  it('refuses every frame on every other page, and below and beside those two', async () => {
    const beside = ['/de/company/terms-of-use-frame', '/company/terms-of-use-frame/more', '/api/a']
    for (const path of [...others.map((page) => page.path), ...beside]) {
      expect(await headersOf(path, 'X-Frame-Options'), path).toEqual(['DENY'])
    }
  })
})
