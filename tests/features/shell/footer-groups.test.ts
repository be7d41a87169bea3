import { afterEach, describe, expect, it, vi } from 'vitest'
import { footerGroups } from '#features/shell/footer-groups.ts'
import { isShown } from '#features/shell/is-shown.ts'
import { AUDIENCES, SUITE_TOOLS } from '#features/shell/suite.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'

const labels = (kind: 'site' | 'mega', locale: Locale) =>
  Object.fromEntries(
    footerGroups(kind, locale).map(({ title, links }) => [title, links.map(({ label }) => label)]),
  )

const count = (kind: 'site' | 'mega', locale: Locale) =>
  footerGroups(kind, locale).flatMap(({ links }) => links).length

describe('the groups of a full footer (S2 §2.7)', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('are apps, audiences and company in the newer one, which is English', () => {
    vi.stubEnv('GALLERY', '1')
    const { apps, audiences, company } = labels('site', 'en')
    expect(apps).toEqual(expect.arrayContaining(SUITE_TOOLS.map((tool) => `menus.tools.${tool}`)))
    expect(audiences).toEqual(AUDIENCES.map((audience) => `footer.audiences.${audience}`))
    expect(company).toContain('footer.pages.about')
    expect(Object.keys(labels('site', 'fr'))).toEqual(['about', 'product'])
  })

  it('lead tools and audiences to their anchor on the features page (S2 §2.6)', () => {
    vi.stubEnv('GALLERY', '1')
    const [apps] = footerGroups('site', 'en')
    expect(apps?.links[0]).toMatchObject({ path: '/features', hash: '#dashboard' })
  })

  it('have most links in English, fewer in French, very few elsewhere', () => {
    vi.stubEnv('GALLERY', '1')
    const [en, fr, ...others] = [
      count('mega', 'en'),
      count('mega', 'fr'),
      ...(['es', 'it', 'pt', 'de'] as const).map((locale) => count('mega', locale)),
    ]
    expect(en).toBeGreaterThan(fr)
    for (const other of others) expect(other).toBeLessThan(fr)
  })

  it.each(['fr', 'es', 'it', 'pt', 'de'] as const)(
    'lead in %s to the pages that nothing else there leads to (S2 §2.2)',
    (locale) => {
      const alone = ['features', 'apps', 'businessPlan'].map((name) => `footer.pages.${name}`)
      for (const kind of ['site', 'mega'] as const) {
        expect(labels(kind, locale).product).toEqual(expect.arrayContaining(alone))
      }
    },
  )

  it.each(LOCALE_CODES)('hold no link in %s whose page is awaited', (locale) => {
    vi.stubEnv('GALLERY', '0')
    for (const kind of ['site', 'mega'] as const) {
      for (const { links } of footerGroups(kind, locale)) {
        expect(links.filter(({ path }) => !isShown(path, locale))).toEqual([])
      }
    }
    // The block of the company stays: it has the social profiles.
    expect(Object.keys(labels('mega', locale))).toContain('about')
  })
})
