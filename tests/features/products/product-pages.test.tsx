import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import type { SectionProps } from '#components/sections/section-props.ts'
import { AppsView } from '#features/products/components/apps/apps-view.tsx'
import { BusinessPlanView } from '#features/products/components/business-plan/business-plan-view.tsx'
import { DocumentManagementView } from '#features/products/components/document-management/document-management-view.tsx'
import { DriveView } from '#features/products/components/drive/drive-view.tsx'
import { FeaturesView } from '#features/products/components/features/features-view.tsx'
import { footerGroups } from '#features/shell/footer-groups.ts'
import { toolPlace } from '#features/shell/menus.ts'
import { AUDIENCES, SUITE_TOOLS } from '#features/shell/suite.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { HAS_INSTALLERS } from '#lib/i18n/installers.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { putServerHtml } from '../../support/server-html.ts'

const PAGES = {
  drive: DriveView,
  documentManagement: DocumentManagementView,
  features: FeaturesView,
  apps: AppsView,
} as const

const signUp: SectionProps['signUp'] = ({ className, children }) => (
  <a href="#sign-up" className={className}>
    {children}
  </a>
)

const show = async (View: ComponentType<SectionProps>, locale: Locale) => {
  const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
  await putServerHtml(<View {...{ locale, claims, documents, signUp }} />)
}

const ids = () => [...document.querySelectorAll('[id]')].map(({ id }) => id)

const links = () =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')

const levels = () =>
  [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName.slice(1)))

const cases = LOCALE_CODES.flatMap((locale) =>
  (['drive', 'documentManagement', 'features', 'apps'] as const).map(
    (page) => [page, locale] as const,
  ),
)

describe.each(cases)('%s in %s', (page, locale) => {
  it('has one h1, headings without a gap, ids used once, and targets for its own anchors', async () => {
    await show(PAGES[page], locale)
    const [first, ...rest] = levels()
    expect(first).toBe(1)
    expect(rest).not.toContain(1)
    rest.reduce((above, level) => {
      expect(level).toBeLessThanOrEqual(above + 1)
      return level
    }, 1)
    const all = ids()
    expect(new Set(all).size).toBe(all.length)
    const anchors = links().filter((href) => href.startsWith('#') && href !== '#sign-up')
    expect(anchors.filter((href) => !all.includes(href.slice(1)))).toEqual([])
  })

  it('offers the sign-up, and hides every drawn screen from assistive technology', async () => {
    await show(PAGES[page], locale)
    expect(links()).toContain('#sign-up')
    for (const drawn of document.querySelectorAll('.window, .frame, .sheet')) {
      expect(drawn.closest('[aria-hidden="true"]'), drawn.className).not.toBeNull()
    }
  })
})

describe.each(LOCALE_CODES)('what menus and footer lead to in %s', (locale) => {
  it('has an anchor on the page of features: every tool and every audience', async () => {
    await show(FeaturesView, locale)
    const all = ids()
    expect([...SUITE_TOOLS, ...AUDIENCES].filter((name) => !all.includes(name))).toEqual([])
  })

  it('leads to an anchor that is there, from header, footer and the list of apps', async () => {
    await show(AppsView, locale)
    const features = `${routePath('features', locale)}#`
    const listed = links().filter((href) => href.startsWith(features))
    expect(listed).toHaveLength(SUITE_TOOLS.length)
    const places = [
      ...SUITE_TOOLS.map(toolPlace),
      ...(['site', 'mega'] as const).flatMap((kind) =>
        footerGroups(kind, locale).flatMap((group) => group.links),
      ),
    ]
    const hashes = places.flatMap((place) => ('hash' in place && place.hash ? [place.hash] : []))
    expect(hashes.length).toBeGreaterThan(0)
    await show(FeaturesView, locale)
    const all = ids()
    const wanted = [...hashes, ...listed.map((href) => href.slice(features.length - 1))]
    expect(wanted.filter((hash) => !all.includes(hash.slice(1)))).toEqual([])
  })

  it('names the budgeting app only where it has a page', async () => {
    await show(AppsView, locale)
    expect(links().some((href) => href.endsWith('/budgeto'))).toBe(locale === 'en')
  })
})

it('draws the pages of the plan without style attributes, which the policy of every page forbids', async () => {
  await show(BusinessPlanView, 'en')
  expect(document.querySelectorAll('.plan-weeks rect, .plan-shares rect')).toHaveLength(8)
  expect([...document.querySelectorAll('[style]')]).toEqual([])
})

it.each(LOCALE_CODES)('writes every page of the plan to its end in %s', async (locale) => {
  await show(BusinessPlanView, locale)
  expect(document.querySelectorAll('.plan-growth .lines')).toHaveLength(0)
  const [chart] = document.querySelectorAll('.plan-bars')
  expect(chart?.querySelectorAll('rect')).toHaveLength(6)
  expect(chart?.querySelectorAll('small')).toHaveLength(3)
})

it.each(LOCALE_CODES)('promises no program in %s while there are no installers', async (locale) => {
  const t = await getTranslations({ locale, namespace: 'download.coming' })
  const apps = await getTranslations({ locale, namespace: 'apps' })
  const drive = await getTranslations({ locale, namespace: 'drive' })
  await show(AppsView, locale)
  const labels = () => [...document.querySelectorAll('main a, a')].map((link) => link.textContent)
  expect(labels().includes(apps('download'))).toBe(HAS_INSTALLERS || apps('download') === t('link'))
  expect(labels().filter((label) => label === t('place'))).toHaveLength(HAS_INSTALLERS ? 0 : 2)
  expect(document.querySelector('.two-ways')?.textContent.includes(t('soon'))).toBe(!HAS_INSTALLERS)
  await show(DriveView, locale)
  const text = document.body.textContent
  const soon = ` (${t('short')})`
  expect(text.includes(drive('hero.points.apps', { soon }))).toBe(!HAS_INSTALLERS)
  expect(text.includes(drive('cost.included.apps', { soon }))).toBe(!HAS_INSTALLERS)
  expect(text.includes(t('soon'))).toBe(!HAS_INSTALLERS)
})

it('shows as many files in the open folder as it counts', async () => {
  await show(DriveView, 'en')
  const counted = document.querySelector('.drive-folder[data-open] small')?.textContent
  expect(document.querySelectorAll('.drive-row:not(.drive-heads)')).toHaveLength(Number(counted))
  const titles = [...document.querySelectorAll('.drive-row b')].map((title) => title.textContent)
  expect(new Set(titles).size).toBe(titles.length)
})

it('offers the account once more halfway down the page of features', async () => {
  await show(FeaturesView, 'en')
  const [hero, halfway, end, ...more] = document.querySelectorAll('a[href="#sign-up"]')
  expect(hero?.closest('.features-hero')).not.toBeNull()
  expect(halfway?.closest('[data-group="work"]')).not.toBeNull()
  expect(end?.closest('.closing-index')).not.toBeNull()
  expect(more).toEqual([])
  expect(document.querySelectorAll('.tool-index > div')).toHaveLength(4)
})

it.each(LOCALE_CODES)(
  'binds the plan in %s under its contents, which no section repeats',
  async (locale) => {
    await show(BusinessPlanView, locale)
    const heroSheet = document.querySelector('.plan-binder .sheet .page')?.textContent
    const pages = [...document.querySelectorAll('.plan-growth .page')].map(
      (page) => page.textContent,
    )
    expect(pages).not.toContain(heroSheet)
    const namesIn = (selector: string) =>
      [...document.querySelectorAll(selector)].map((name) => name.textContent)
    expect(namesIn('.plan-binder td:first-child')).toEqual(namesIn('.plan-binder li'))
  },
)

it('lays the answers beside the agreement, never over the clause that they fill', async () => {
  await show(DocumentManagementView, 'en')
  const answers = document.querySelector('#filled .answers')
  expect(answers?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(answers?.parentElement?.querySelector('.sheet')).toBeNull()
  expect(document.querySelector('.life-next .lines')).toBeNull()
})
