import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { Consent, Regime } from '../features/consent/consent-rules.ts'
import { COOKIES } from '../lib/config/cookies.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../lib/config/locales.ts'
import { publicPath, routePath } from '../lib/i18n/public-path.ts'
import { LONG } from './support/long.ts'
import { noteRequests, undeclaredKeys, undeclaredRequests } from './support/undeclared.ts'
import { readWords } from './support/words.ts'

const siteUrl = process.env.SITE_URL ?? ''

/** Where visitors of a regime come from; the site asks its geo service about them. */
const ADDRESSES = {
  Germany: ['193.99.144.80', 'opt-in'],
  'the United States': ['8.8.8.8', 'opt-out'],
  'a place that nobody knows': ['192.0.2.1', 'opt-in'],
} as const satisfies Record<string, [string, Regime]>

const ANSWERS = [null, 'accepted', 'declined'] as const

type Choice = 'accepted' | 'declined'

/** What an advertisement adds; whoever may not keep it must not. */
const CAMPAIGN = '?utm_source=walk&utm_campaign=walk&source=walk&q=contract&gclid=walk'

/** Languages whose landing page of the demo has a name of its own (S2 §2.2). */
const HAS_DEMO: ReadonlySet<Locale> = new Set(['fr', 'es'])

const PAGES: readonly ((locale: Locale) => string)[] = [
  (locale) => routePath('home', locale),
  (locale) => publicPath({ locale, path: HAS_DEMO.has(locale) ? '/docs/demo' : '/docs/free-demo' }),
  (locale) => publicPath({ locale, path: '/l/f' }),
  (locale) => routePath('cookiePolicy', locale),
]

const addressOf = (locale: Locale, index: number) => PAGES[index % PAGES.length]?.(locale) ?? '/'

/** Many visitors start at the same time. */
const SLOW = { timeout: 30_000 }

type Visitor = { address: string; hasGpc: boolean }

const enter = async (browser: Browser, { address, hasGpc }: Visitor): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: siteUrl,
    // What is stored and sent is the same in a small window, which is drawn sooner.
    viewport: { width: 360, height: 640 },
    extraHTTPHeaders: { 'x-forwarded-for': address, ...(hasGpc && { 'sec-gpc': '1' }) },
  })
  if (hasGpc) {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
  }
  return context
}

const hasSettled = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('data-choice', /./, SLOW)
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name), SLOW)
    .toContain(COOKIES.localization.name)
  // Whatever waits 1 s after the start has come by then, and what it fetches.
  await page.waitForTimeout(1300)
  await page.waitForLoadState('networkidle')
}

/** The cookie of a visitor who answered before. */
const answered = (choice: Choice) => ({
  name: COOKIES.choice.name,
  value: choice === 'accepted' ? '1' : '0',
  url: siteUrl,
})

const answer = async (page: Page, { locale, choice }: { locale: Locale; choice: Choice }) => {
  const [footer, consent] = await Promise.all([
    readWords(locale, 'footer'),
    readWords(locale, 'consent'),
  ])
  // In the footer of every page; on /l/f the dialog stands before it.
  await page.goto(routePath('cookiePolicy', locale))
  await expect(page.locator('html')).toHaveAttribute('data-choice', /./, SLOW)
  await page.getByRole('link', { name: footer('cookieSettings'), exact: true }).click()
  await page
    .getByRole('region', { name: consent('heading') })
    .getByRole('button', { name: consent(choice === 'accepted' ? 'accept' : 'decline') })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-choice', choice)
}

/** The home page, and the page that begins a sign-up by itself. */
const BOTH: readonly number[] = [0, 2]

/**
 * Each regime without an answer, either answer and the signal, each state that lets something be stored on all pages; all of them
 * together are for `npm run test:long`.
 */
const SHORT: ReadonlyMap<string, readonly number[]> = new Map([
  ['Germany, no answer', BOTH],
  ['Germany, accepted', [...PAGES.keys()]],
  ['the United States, no answer', [...PAGES.keys()]],
  ['the United States, declined', BOTH],
  ['a place that nobody knows, no answer', BOTH],
  ['the United States with GPC, no answer', BOTH],
])

// A visitor for each language, at the same time.
test.setTimeout(90_000)

for (const [place, [address, regime]] of Object.entries(ADDRESSES)) {
  for (const hasGpc of [false, true]) {
    for (const choice of ANSWERS) {
      const visitor = `${place}${hasGpc ? ' with GPC' : ''}, ${choice ?? 'no answer'}`
      const pages = SHORT.get(visitor)
      const details = pages ? {} : LONG
      // In `npm test` one language for each page: what is stored goes by the visitor, not by the words.
      const walked = [...LOCALE_CODES.entries()].filter(([at]) => pages?.includes(at) ?? true)
      test(`a visitor from ${visitor}: nothing undeclared`, details, async ({ browser }) => {
        const state: Consent = { regime, choice: choice ?? (hasGpc ? 'declined' : null) }
        const walks = walked.map(async ([index, locale]) => {
          const context = await enter(browser, { address, hasGpc })
          const page = await context.newPage()
          // By hand once: the others come with the answer that they gave before.
          if (choice && locale === DEFAULT_LOCALE) await answer(page, { locale, choice })
          else if (choice) await context.addCookies([answered(choice)])
          const seen = noteRequests(context)
          await page.goto(`${addressOf(locale, index)}${CAMPAIGN}`)
          await hasSettled(page)
          const banner = page.locator('#consent')
          await expect(banner).toBeVisible({ visible: state.choice === null })
          const found = [
            ...(await undeclaredKeys(page, state)),
            ...undeclaredRequests(seen, { siteUrl, state }),
          ]
          await context.close()
          return found
        })
        expect((await Promise.all(walks)).flat()).toEqual([])
      })
    }
  }
}

test('the walk finds what is planted', async ({ browser }) => {
  const context = await enter(browser, { address: '8.8.8.8', hasGpc: false })
  const seen = noteRequests(context)
  const page = await context.newPage()
  await page.route('https://tracker.example/**', (route) => route.fulfill({ body: '' }))
  await page.goto('/')
  await page.evaluate(async () => {
    localStorage.setItem('b_tracking', '{}')
    sessionStorage.setItem('b_visit', '1')
    localStorage.setItem('other', '1')
    await fetch('/api/localization', { method: 'POST' })
    // The policy of the page refuses it: a frame without one does not.
    open('https://tracker.example/pixel')
  })
  const inAYear = Date.now() / 1000 + 365 * 86_400
  await context.addCookies([
    { name: '_ga', value: '1', url: siteUrl },
    { name: COOKIES.language.name, value: 'en', url: siteUrl, expires: inAYear },
  ])
  await expect.poll(() => seen.some(({ url }) => url.includes('tracker.example'))).toBe(true)
  const state: Consent = { regime: 'opt-in', choice: 'declined' }
  expect((await undeclaredKeys(page, state)).toSorted()).toEqual([
    'cookie _ga',
    `cookie ${COOKIES.language.name} for too long`,
    'local storage b_tracking',
    'local storage other',
    'session storage b_visit',
  ])
  expect(undeclaredRequests(seen, { siteUrl, state })).toEqual([
    `POST ${siteUrl}/api/localization`,
    'GET https://tracker.example/pixel',
  ])
  await context.close()
})
