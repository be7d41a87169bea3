import { describe, expect, it } from 'vitest'
import { headerLinks } from '#features/shell/navigation.ts'
import { ROUTES } from '#lib/config/routes.ts'

describe('header links (S2 §2.6)', () => {
  it('show once the registry holds their route in the language', () => {
    const routes = [
      { path: '/company/support', locales: ['en', 'fr'] },
      { path: '/pricing/plans', locales: ['en'] },
      { path: '/company/terms-of-use', locales: ['en', 'fr'] },
    ] as const
    expect(headerLinks(routes, 'en').map(({ label }) => label)).toEqual(['pricing', 'support'])
    expect(headerLinks(routes, 'fr').map(({ label }) => label)).toEqual(['support'])
  })

  it('never lead to a path that is not registered', () => {
    const paths = Object.values(ROUTES).map(({ path }) => path)
    for (const { path } of headerLinks(Object.values(ROUTES), 'en')) expect(paths).toContain(path)
  })
})
