import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { PAGE_ROUTE_IDS, ROUTES, pathIn } from '#lib/config/routes.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'

describe('splitPublicPath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/fr/', 'fr', '/'],
    ['/fr', 'fr', '/'],
    ['/fr/docs/demo/', 'fr', '/docs/demo'],
    ['/french', 'en', '/french'],
    ['/en/x', 'en', '/en/x'],
    ['/docs/fr', 'en', '/docs/fr'],
  ])('%s is %s %s', (pathname, locale, path) => {
    expect(splitPublicPath(pathname)).toEqual({ locale, path })
  })

  it('undoes publicPath for every language and path', () => {
    const segment = fc.stringMatching(/^[a-z0-9.-]{1,12}$/)
    const path = fc
      .array(segment, { minLength: 1, maxLength: 5 })
      .filter(([first]) => !LOCALE_CODES.some((code) => code === first))
      .map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(fc.constantFrom(...LOCALE_CODES), path, (locale, plain) => {
        expect(splitPublicPath(publicPath({ locale, path: plain }))).toEqual({
          locale,
          path: plain,
        })
      }),
    )
  })
})

describe('routePath (S2 §2.1, §2.2)', () => {
  it.each([
    ['home', 'en', '/'],
    ['home', 'fr', '/fr/'],
    ['terms', 'en', '/company/terms-of-use/'],
    ['privacy', 'de', '/de/company/privacy-policy/'],
    ['handOff', 'es', '/es/hand-off'],
    ['document/invoice', 'en', '/docs/library/document/invoice'],
    ['document/invoice', 'de', '/de/docs/library/document/rechnung'],
  ] as const)('%s in %s is %s', (id, locale, path) => {
    expect(routePath(id, locale)).toBe(path)
  })

  it('leads back to its own route in every language', () => {
    for (const id of PAGE_ROUTE_IDS) {
      for (const locale of ROUTES[id].locales) {
        expect(splitPublicPath(routePath(id, locale))).toEqual({ locale, path: pathIn(id, locale) })
      }
    }
  })
})
