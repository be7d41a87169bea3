import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../lib/config/locales.ts'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { sitePages, type SitePage } from '../scripts/browser/site-pages.ts'
import { stayOnPage } from '../scripts/browser/tour-pages.ts'
import { cutWords } from './support/cut-words.ts'
import { LONG } from './support/long.ts'

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 320, height: 640 }
const TELEPHONE = { width: 360, height: 640 }

const pages = await sitePages()

/** The shortest and the longest words; the others together are looked into once (`npm run gallery` looks into all). */
const groupOf = (locale: Locale) => (locale === 'en' || locale === 'de' ? locale : 'others')

/**
 * The pages that the accessibility of is looked into: all but landing pages of which every section, the
 * dialog and the family have been seen on another page of the group. It takes longer than all the rest.
 */
const examined = new Set<string>()
const seen = new Set<string>()
for (const { locale, path, kind, shows } of pages) {
  const kinds = shows.map((name) => `${groupOf(locale)} ${name}`)
  const isAlone = kind === 'page' && shows.length === 0
  if (isAlone || kinds.some((name) => !seen.has(name))) examined.add(path)
  for (const name of kinds) seen.add(name)
}

/** Keeps a tab on its pages, and notes what these say in the console. */
const listenTo = async (page: Page): Promise<string[]> => {
  const noise: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(error.message))
  await stayOnPage(page)
  return noise
}

type Look = { path: string; isExamined: boolean; noise: string[] }

const faultsOf = async (page: Page, { path, isExamined, noise }: Look) => {
  await page.setViewportSize(isExamined ? WIDE : NARROW)
  // Long enough for what hydration says; what comes a second later is looked at where pages are examined.
  await page.goto(path, { waitUntil: isExamined ? 'networkidle' : 'load' })
  const { violations } = isExamined ? await accessibilityOf(page).analyze() : { violations: [] }
  await page.setViewportSize(NARROW)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  // This browser knows no hyphenation: words break where the page says so.
  await page.setViewportSize(TELEPHONE)
  return {
    findings: violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
    isTooWide: overflow > 0,
    cut: await cutWords(page),
    noise: noise.splice(0),
  }
}

const NONE = { findings: [], isTooWide: false, cut: [], noise: [] }

const kinds = new Set<string>()

/** Whether it is the first page of its layout, or of its kind of records. */
const isSample = ({ path, layout, shows: [family = path] }: SitePage): boolean => {
  const kind = layout ?? family
  const isFirst = !kinds.has(kind)
  kinds.add(kind)
  return isFirst
}

for (const page of pages) {
  const { path, locale } = page
  const isExamined = examined.has(path)
  // One page of each kind in one language; the longest words must fit all the same (docs/testing.md).
  const details = isExamined && locale === 'en' && isSample(page) ? {} : LONG
  test(
    `${path} is quiet${isExamined ? ', accessible' : ''} and fits a narrow screen`,
    details,
    async ({ page: tab }) => {
      const noise = await listenTo(tab)
      expect(await faultsOf(tab, { path, isExamined, noise })).toEqual(NONE)
    },
  )
}

const german = pages.filter(({ path, locale }) => locale === 'de' && examined.has(path))

/** Pages that share a tab: one of its own takes longer than a page does. */
const IN_A_TAB = 15

for (let first = 0; first < german.length; first += IN_A_TAB) {
  const own = german.slice(first, first + IN_A_TAB)
  test(`${own[0]?.path} and those after it have room for the longest words on a narrow screen`, async ({
    page,
  }) => {
    const noise = await listenTo(page)
    for (const { path } of own) {
      const faults = await faultsOf(page, { path, isExamined: false, noise })
      expect.soft(faults, path).toEqual(NONE)
    }
  })
}
