import { expect, test, type Page } from '@playwright/test'
import { COOKIES } from '../lib/config/cookies.ts'
import { LOCALE_CODES, type Locale } from '../lib/config/locales.ts'
import { BANNER_LINK } from '../lib/config/moved-pages.ts'
import { GPC_FILE } from '../lib/config/public-files.ts'
import { publicPath, routePath } from '../lib/i18n/public-path.ts'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { expectNoShift } from './support/layout-shift.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const siteUrl = process.env.SITE_URL ?? ''

const parts = async (page: Page, locale: Locale) => {
  const [words, footer] = await Promise.all([
    readWords(locale, 'consent'),
    readWords(locale, 'footer'),
  ])
  const banner = page.getByRole('region', { name: words('heading') })
  return {
    words,
    banner,
    accept: banner.getByRole('button', { name: words('accept'), exact: true }),
    decline: banner.getByRole('button', { name: words('decline'), exact: true }),
    settings: page.getByRole('link', { name: footer('cookieSettings'), exact: true }),
  }
}

for (const locale of LOCALE_CODES) {
  test(
    `the banner in ${locale}: equal answers, nothing moves, no finding`,
    longFor(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const { banner, accept, decline, words } = await parts(page, locale)
      await page.goto(routePath('home', locale))
      await expect(banner).toBeVisible()
      await expect(banner.getByRole('link', { name: words('policy') })).toHaveAttribute(
        'href',
        publicPath({ locale, path: BANNER_LINK }),
      )
      const [a, b] = await Promise.all([accept.boundingBox(), decline.boundingBox()])
      expect([a?.width, a?.height, a?.y]).toEqual([b?.width, b?.height, b?.y])
      expect(await accept.getAttribute('class')).toBe(await decline.getAttribute('class'))
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await expectNoShift(page)
      const { violations } = await accessibilityOf(page).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    },
  )
}

test('its link moves on to the page of the policy, in the language of the page (S2 §9)', async ({
  page,
}) => {
  const { banner, words } = await parts(page, 'fr')
  await page.goto(routePath('home', 'fr'))
  await banner.getByRole('link', { name: words('policy') }).click()
  await expect(page).toHaveURL(routePath('cookiePolicy', 'fr'))
})

test('works by keyboard, and Escape answers nothing', async ({ page, context }) => {
  const { banner, accept, decline, words } = await parts(page, 'en')
  await page.goto('/')
  await expect(banner).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner).toBeVisible()
  for (const link of ['policy', 'choose']) {
    await page.keyboard.press('Tab')
    await expect(banner.getByRole('link', { name: words(link) })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(decline).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(accept).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  const kept = (await context.cookies()).find(({ name }) => name === COOKIES.choice.name)
  expect(kept).toMatchObject({ value: '1', path: '/', httpOnly: false, sameSite: 'Lax' })
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(29.9)
  await page.reload()
  await page.waitForTimeout(1500)
  await expect(banner).toBeHidden()
})

test('gives the focus back to where the keyboard came from', async ({ page }) => {
  const { banner, accept, decline } = await parts(page, 'en')
  await page.goto('/')
  await expect(banner).toBeVisible()
  const before = page.locator('header').getByRole('link').first()
  await before.focus()
  // Backwards over the way past the header, into the banner.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(accept).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(decline).toBeFocused()
  await page.keyboard.press('Space')
  await expect(banner).toBeHidden()
  await expect(page.locator('a.skip')).toBeFocused()
})

test('lets each purpose be chosen by itself, at 320 px as well', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { banner, settings, words } = await parts(page, 'de')
  const policy = await readWords('de', 'cookiePolicy')
  const box = (purpose: string) =>
    banner.getByRole('checkbox', { name: policy(`classes.${purpose}`) })
  await page.goto(routePath('home', 'de'))
  await banner.getByRole('link', { name: words('choose') }).click()
  await expect(banner).toBeFocused()
  await expect(box('attribution')).not.toBeChecked()
  await box('measurement').check()
  const { violations } = await accessibilityOf(page).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await banner.getByRole('button', { name: words('save') }).click()
  await expect(banner).toBeHidden()
  const kept = (await context.cookies()).find(({ name }) => name === COOKIES.choice.name)
  expect(kept?.value).toBe('m')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-choice', 'partly')
  await settings.click()
  await expect(banner.getByText(words('now.partly'))).toBeVisible()
  await expect(box('measurement')).toBeChecked()
  await expect(box('attribution')).not.toBeChecked()
})

test('can be changed from the footer, which says what holds, and on the page of the policy', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: COOKIES.choice.name, value: '1', url: siteUrl }])
  const { banner, decline, settings, words } = await parts(page, 'fr')
  await page.goto(routePath('terms', 'fr'))
  await expect(page.locator('html')).toHaveAttribute('data-choice', 'accepted')
  await settings.click()
  await expect(banner).toBeFocused()
  await expect(banner.getByText(words('now.accepted'))).toBeVisible()
  await decline.click()
  await expect(banner).toBeHidden()
  await expect(settings).toBeFocused()
  await page.goto(routePath('cookiePolicy', 'fr'))
  const main = page.getByRole('main')
  await expect(main.getByText(words('now.declined'))).toBeVisible()
  await main.getByRole('button', { name: words('accept'), exact: true }).click()
  await expect(main.getByText(words('now.accepted'))).toBeVisible()
  await expectNoShift(page)
})

test('stands under the open dialog of /l/f', async ({ page }) => {
  await page.goto('/l/f')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('#consent')).not.toHaveAttribute('hidden')
  const onTop = await page.evaluate(
    () =>
      document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('dialog, #consent')
        ?.tagName,
  )
  expect(onTop).toBe('DIALOG')
})

test('stays away from pages that exclude it, unless it is asked for (S2 §2.3)', async ({
  page,
  request,
}) => {
  const mainOf = async (path: string) => /<main[^>]*>/.exec(await (await request.get(path)).text())
  for (const path of ['/hand-off', '/fr/share/feedback/thank-you']) {
    expect(String(await mainOf(path)), path).toContain('data-banner-excluded=')
  }
  expect(String(await mainOf('/l/f'))).not.toContain('data-banner-excluded=')
  // No excluded page has script yet, so one that has is marked the same way.
  const { banner, settings } = await parts(page, 'en')
  await page.goto(routePath('terms', 'en'), { waitUntil: 'commit' })
  await page.locator('main').evaluate((main) => {
    main.dataset.bannerExcluded = ''
  })
  await expect(page.locator('#consent')).not.toHaveAttribute('hidden')
  await expect(banner).toBeHidden()
  // Nor is room kept at the foot for what does not show.
  await expect(page.locator('body')).toHaveCSS('margin-block-end', '0px')
  await settings.click()
  await expect(banner).toBeVisible()
  await expect(page.locator('body')).not.toHaveCSS('margin-block-end', '0px')
})

test('without script the footer leads to the policy, which says why there is nothing to choose', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  const { banner, settings } = await parts(page, 'de')
  const policy = await readWords('de', 'cookiePolicy')
  await page.goto('/de/')
  await expect(banner).toBeHidden()
  await settings.click()
  await expect(page).toHaveURL(/\/de\/company\/cookie-policy\/$/)
  const reason = page.locator('main noscript p')
  await expect(reason).toBeVisible()
  expect(await reason.innerText()).toBe(policy('choice.noScript'))
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
  await context.close()
})

for (const locale of LOCALE_CODES) {
  test(
    `the policy in ${locale} lists every cookie of the inventory`,
    longFor(locale),
    async ({ page }) => {
      await page.goto(routePath('cookiePolicy', locale))
      const rows = await page.getByRole('main').getByRole('row').allInnerTexts()
      for (const { name } of Object.values(COOKIES)) {
        expect(rows.filter((row) => row.startsWith(name)).length, name).toBeGreaterThan(0)
      }
      const policy = await readWords(locale, 'cookiePolicy')
      await expect(page.getByText(policy('thirdParties.none'))).toBeVisible()
    },
  )
}

test('the file of Global Privacy Control says that it is heeded', async ({ request }) => {
  const answer = await request.get(GPC_FILE)
  expect(answer.headers()['content-type']).toContain('application/json')
  expect(await answer.json()).toMatchObject({ gpc: true })
})
