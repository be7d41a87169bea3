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

/** Pages that share a tab: one of its own takes longer than a page does. */
const inTabs = (all: readonly SitePage[], width: number) =>
  Array.from({ length: Math.ceil(all.length / width) }, (_tab, at) =>
    all.slice(at * width, (at + 1) * width),
  )

type Looked = { tab: Page; own: readonly SitePage[]; isExamined: boolean }

const expectNoFaults = async ({ tab, own, isExamined }: Looked) => {
  const noise = await listenTo(tab)
  for (const { path } of own) {
    expect.soft(await faultsOf(tab, { path, isExamined, noise }), path).toEqual(NONE)
    // Each is the first page of a visitor.
    await tab.context().clearCookies()
  }
}

// One page of each kind in one language; the longest words must fit all the same (docs/testing.md).
const samples = pages.filter(
  (page) => examined.has(page.path) && page.locale === 'en' && isSample(page),
)

for (const own of inTabs(samples, 8)) {
  test(`${own[0]?.path} and those after it are quiet, accessible and fit a narrow screen`, async ({
    page: tab,
  }) => {
    test.setTimeout(180_000)
    await expectNoFaults({ tab, own, isExamined: true })
  })
}

for (const page of pages.filter((one) => !samples.includes(one))) {
  const { path } = page
  const isExamined = examined.has(path)
  const name = `${path} is quiet${isExamined ? ', accessible' : ''} and fits a narrow screen`
  test(name, LONG, async ({ page: tab }) => expectNoFaults({ tab, own: [page], isExamined }))
}

const german = pages.filter(({ path, locale }) => locale === 'de' && examined.has(path))

for (const own of inTabs(german, 15)) {
  test(`${own[0]?.path} and those after it have room for the longest words on a narrow screen`, async ({
    page: tab,
  }) => expectNoFaults({ tab, own, isExamined: false }))
}
