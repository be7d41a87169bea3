import { chromium, expect, test, type Page, type Request } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { CHROMIUM_ARGS } from '../scripts/browser/chromium-args.ts'
import { findChromium } from '../scripts/browser/find-chromium.ts'
import { buyerSheet } from '../services/payment/pages/style.ts'
import { SHEET } from '../services/web-app/style.ts'

const TERMS = routePath('terms', 'en')

const HOME = routePath('home', 'en')

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls as a visitor does, and gives where that led. */
const scrollDown = async (page: Page) => {
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => scrollTop(page)).toBe(1500)
}

/** Notes how the bar shows once a page is on its way, and gives how it shows before. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document
    const bar = () => getComputedStyle(root, '::before').opacity
    // Playwright sees nothing of a page that is about to be left.
    const note = () => {
      if (root.dataset['navigating'] === '') sessionStorage.setItem('seen', bar())
    }
    new MutationObserver(note).observe(root, { attributeFilter: ['data-navigating'] })
    return bar()
  })

const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first()

test.describe('where a visitor was (S2 §4)', () => {
  test('is found again by going back and by a reload, and a new visit starts at the top', async ({
    page,
  }) => {
    await page.goto(HOME)
    await scrollDown(page)
    await page.evaluate((path) => location.assign(path), TERMS)
    await expect(page).toHaveURL(TERMS)
    expect(await scrollTop(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.reload()
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.goto(HOME)
    expect(await scrollTop(page)).toBe(0)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
  })

  test('is found again between two places of one page', async ({ page }) => {
    await page.goto(TERMS)
    const place = page.locator('main a[href^="#"]').nth(4)
    const start = await scrollTop(page)
    await place.click()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(start + 300)
    const there = await scrollTop(page)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBeLessThan(there - 300)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(there)
  })

  test('a page that the browser has kept comes back as it was', async ({ baseURL }) => {
    const executablePath = findChromium(process.env)
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGS,
      // Playwright's own: it turns the cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    try {
      const page = await browser.newPage({ ...(baseURL && { baseURL }) })
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['shown'] = persisted ? 'again' : 'anew'
        })
      })
      await page.goto(HOME)
      await expect(page.locator('html[data-shown="anew"]')).toHaveCount(1)
      await scrollDown(page)
      await page.evaluate((path) => location.assign(path), TERMS)
      await expect(page).toHaveURL(TERMS)
      // Playwright waits in vain for the load of a page that is not loaded.
      await page.evaluate(() => setTimeout(() => history.back()))
      await expect(page.locator('html[data-shown="again"]')).toHaveCount(1)
      expect(await scrollTop(page)).toBe(1500)
    } finally {
      await browser.close()
    }
  })
})

test('a page on its way for long shows a bar (S2 §4)', async ({ page }) => {
  // A page that was fetched ahead, as a slow test lets it be, is on its way for no time.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.route(`**${TERMS}`, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1000)
    })
    await route.continue()
  })
  // A page that is left before the later part of its script has come shows the browser's own sign alone.
  await expect(async () => {
    await page.goto(HOME)
    expect(await watchBar(page)).toBe('0')
    await follow(page, TERMS).click()
    await expect(page).toHaveURL(TERMS)
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('1')
  }).toPass()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`two pages are joined by a transition: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['joined'] = `${viewTransition !== null}`
      })
    })
    await page.goto(HOME)
    await expect(page.locator('html[data-joined="false"]')).toHaveCount(1)
    await follow(page, TERMS).click()
    await expect(page).toHaveURL(TERMS)
    const joined = `html[data-joined="${reducedMotion === 'no-preference'}"]`
    await expect(page.locator(joined)).toHaveCount(1)
  })
}

for (const [name, style] of [
  ['the web app', SHEET.element],
  ['the approval of a payment', buyerSheet('').element],
] as const) {
  test(`${name} may stand on the origin of the site without an error in the console`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.route('**/on-this-origin', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${style}<h1>Arrived</h1>` }),
    )
    await page.goto(TERMS)
    await page.evaluate(() =>
      document.body.prepend(
        Object.assign(document.createElement('a'), {
          href: '/on-this-origin',
          textContent: 'Leave',
          id: 'leave',
        }),
      ),
    )
    await page.locator('#leave').click()
    await expect(page.getByRole('heading')).toHaveText('Arrived')
    await page.waitForTimeout(500)
    expect(errors).toEqual([])
  })
}

/** Pages that are fetched unasked, of those that a page shows links to (lib/browser/navigation/prefetch.ts). */
const MOST_IN_VIEW = 4

/** What the browser asks for ahead of the visitor. */
const watchPrefetches = (page: Page) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) requests.push(request)
  })
  return requests
}

test.describe('fetching ahead (S2 §4)', () => {
  test('asks once for each page in view, after two seconds of rest, and nothing comes of it', async ({
    page,
    context,
  }) => {
    const requests = watchPrefetches(page)
    // A page with menus, of whose links some are in view.
    await page.goto(routePath('eula', 'en'), { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    expect(requests).toEqual([])
    await expect.poll(() => requests.length, { timeout: 5000 }).toBe(MOST_IN_VIEW)
    await page.waitForTimeout(1000)
    const paths = requests.map((request) => new URL(request.url()).pathname)
    expect(paths).toContain(HOME)
    expect(new Set(paths).size).toBe(MOST_IN_VIEW)
    expect(paths).toHaveLength(MOST_IN_VIEW)
    for (const request of requests) {
      const answer = await request.response()
      expect(answer?.status(), request.url()).toBe(200)
      expect(await answer?.headerValue('set-cookie')).toBeNull()
    }
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('b_click')
  })

  test('asks for nothing where data is to be saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const requests = watchPrefetches(page)
    await page.goto(TERMS, { waitUntil: 'load' })
    await page.waitForTimeout(3000)
    expect(requests).toEqual([])
  })
})
