import { describe, expect, it } from 'vitest'
import { isShown } from '#features/shell/is-shown.ts'
import { isProductPath, PRODUCT_GROUPS, toolPlace } from '#features/shell/menus.ts'
import { currentOf, hasNewerShell, headerMenus } from '#features/shell/navigation.ts'
import { SUITE_TOOLS } from '#features/shell/suite.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'

const labels = (links: readonly { label: string }[]) =>
  links.map(({ label }) => label.replace('menus.links.', ''))

describe('header links (S2 §2.6)', () => {
  it('show once their page is there', () => {
    const { primary, company } = headerMenus('en', (path) => path === '/company/support')
    expect([labels(primary), labels(company)]).toEqual([['support'], []])
  })

  it('name the library in the older header alone: the newer one has a menu for it (S2 §2.4)', () => {
    expect(LOCALE_CODES.filter(hasNewerShell)).toEqual(['en'])
    expect(labels(headerMenus('en', () => true).primary)).toEqual(['pricing', 'support', 'buyNow'])
    expect(labels(headerMenus('de', () => true).primary)).toEqual([
      'library',
      'pricing',
      'support',
      'buyNow',
    ])
    expect(labels(headerMenus('de', () => true).company)).toEqual([
      'about',
      'newsroom',
      'sustainability',
      'partners',
      'contactSales',
    ])
  })
})

describe('the links to the prices (S2 §2.6)', () => {
  it.each(LOCALE_CODES)('stand in the header in %s, to look and to buy', (locale) => {
    const { primary } = headerMenus(locale, (path) => isShown(path, locale))
    const toPrices = primary.filter(({ path }) => path === ROUTES.plans.path)
    expect(labels(toPrices)).toEqual(['pricing', 'buyNow'])
  })
})

describe('the products menu (S2 §1, §2.6)', () => {
  it('has every tool of the suite in one group, each with its place', () => {
    const grouped = PRODUCT_GROUPS.flatMap(({ tools }) => [...tools])
    expect(grouped.toSorted()).toEqual([...SUITE_TOOLS].toSorted())
    expect(toolPlace('hr-management')).toEqual({ path: '/features', hash: '#hr-management' })
    expect(toolPlace('cloud-drive')).toEqual({ path: '/drive', hash: '' })
  })
})

describe('where one is', () => {
  it('is said of the link to the page, and of the one to what the page is part of', () => {
    expect(currentOf('/docs', '/docs')).toBe('page')
    expect(currentOf('/docs', '/docs/library/legal')).toBe('true')
    expect(currentOf('/docs', '/docs-of-others')).toBeUndefined()
    expect(currentOf('/docs', '/')).toBeUndefined()
  })

  it('is said of the products on each page of a tool but the library', () => {
    const paths = new Set<string>(SUITE_TOOLS.map((tool) => toolPlace(tool).path))
    for (const path of paths) expect(isProductPath(path), path).toBe(path !== ROUTES.library.path)
    expect(isProductPath('/')).toBe(false)
  })
})
