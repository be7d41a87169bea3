import { expect, test, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { COOKIES } from '../lib/config/cookies.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { publicPath, routePath } from '../lib/i18n/public-path.ts'
import { expectNoShift } from './support/layout-shift.ts'
import { LONG, longFor } from './support/long.ts'
import { expectArrival, signUp } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'shell')
const footer = await readWords('en', 'footer')
const siteUrl = process.env.SITE_URL ?? ''
const PAGE = '/docs/free-demo'

const logIn = (page: Page) => page.getByRole('link', { name: words('logIn'), exact: true })
const account = (page: Page) => page.getByRole('link', { name: words('account'), exact: true })

const countAsking = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === API_PATHS.session) asked.push(request.url())
  })
  return asked
}

test('nobody is asked for where no cookie says that somebody may be signed in', async ({
  page,
}) => {
  const asked = countAsking(page)
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  // The page runs by now: its other start has left the language cookie.
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain(COOKIES.language.name)
  await expect(logIn(page)).toBeVisible()
  await expect(account(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('a signed-in visitor sees the account instead of login and sign-up, and nothing moves', async ({
  page,
  context,
}) => {
  await signUp(context)
  await context.clearCookies({ name: 'b_userId' })
  const asked = countAsking(page)
  const answer = page.waitForResponse(`**${API_PATHS.session}`)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect((await answer).status()).toBe(200)
  await expect(account(page)).toBeVisible()
  await expect(logIn(page)).toHaveCount(0)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: words('tryForFree'), exact: true })).toHaveCount(0)
  await expectNoShift(page)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['b_email', 'b_userId']))
  expect(await page.evaluate(() => document.cookie)).not.toContain('p_ssojwt')

  // Once for each page.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footer('terms') })
    .click()
  await expect(page).toHaveURL(/terms-of-use/)
  await expect(account(page)).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('the way to the account passes the login in the tab order and arrives signed in', async ({
  page,
  context,
}) => {
  const email = await signUp(context)
  // The cookie banner would be the first stop of the keyboard.
  await context.addCookies([{ name: COOKIES.choice.name, value: '0', url: siteUrl }])
  await page.goto(PAGE)
  await expect(account(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(account(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectArrival(page, email)
  expect(new URL(page.url()).searchParams.get('entryPoint')).toBe(PAGE)
})

for (const locale of LOCALE_CODES) {
  test(
    `the account link in ${locale} names its page and language, and moves nothing on a telephone`,
    longFor(locale),
    async ({ page, context }) => {
      const local = await readWords(locale, 'shell')
      await signUp(context)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(routePath('home', locale))
      const link = page.getByRole('link', { name: local('account'), exact: true })
      const entryPoint = encodeURIComponent(publicPath({ locale, path: '/' }))
      await expect(link).toHaveAttribute(
        'href',
        `${API_PATHS.handOff}?entryPoint=${entryPoint}&lang=${locale}`,
      )
      await expect(link).toBeVisible()
      await expectNoShift(page)
    },
  )
}

test('without script the login shows, whoever is signed in', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false })
  await signUp(context)
  const page = await context.newPage()
  await page.goto('/')
  await expect(logIn(page)).toBeVisible()
  await expect(account(page)).toHaveCount(0)
  await context.close()
})

const FAILURES: [string, (page: Page) => Promise<unknown>][] = [
  [
    'the service is out',
    (page) => page.route('**/api/session', (route) => route.fulfill({ status: 503 })),
  ],
  ['the connection is lost', (page) => page.route('**/api/session', (route) => route.abort())],
  [
    'the answer is no account',
    (page) => page.route('**/api/session', (route) => route.fulfill({ json: { account: 'me' } })),
  ],
]

// Each of them: tests/features/account/authenticate.test.tsx.
for (const [at, [name, fail]] of FAILURES.entries()) {
  const details = at === 0 ? {} : LONG
  test(
    `the login stays, and no script complains, when ${name}`,
    details,
    async ({ page, context }) => {
      const complaints: string[] = []
      page.on('pageerror', ({ message }) => complaints.push(message))
      await signUp(context)
      await fail(page)
      const asking = page.waitForRequest(`**${API_PATHS.session}`)
      await page.goto(PAGE)
      await asking
      await page.waitForLoadState('networkidle')
      await expect(logIn(page)).toBeVisible()
      await expect(account(page)).toHaveCount(0)
      expect(complaints).toEqual([])
    },
  )
}
