import { createServer, type Server } from 'node:http'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { BANNER_SIZES } from '../features/affiliate/banners.ts'
import { API_PATHS, BANNER_FOLDER } from '../lib/config/api-paths.ts'
import { HAND_OFF_QUERY } from '../lib/config/hand-off.ts'
import { cookieOf, LINK, transactionOf } from './support/affiliate-arrival.ts'
import { LONG } from './support/long.ts'
import { newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const reports = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(API_PATHS.affiliateClick)) seen.push(request.method())
  })
  return seen
}

const signUp = async (page: Page) => {
  const words = await readWords('fr', 'signUp')
  await page.locator('main a[data-sign-up]').first().click()
  await page.getByRole('textbox', { name: words('label.default') }).fill(newEmail())
  await page.getByRole('dialog').locator('button[type="submit"]').click()
  await page.waitForURL(/\/webapp\/\?/)
  return new URL(page.url()).searchParams
}

test('a click on an affiliate’s link arrives in the web app, by way of another page too', async ({
  page,
  context,
}) => {
  await page.goto(LINK)
  const id = await transactionOf(context)
  await page.goto('/fr/docs/demo')
  const arrival = await signUp(page)
  expect(arrival.get(HAND_OFF_QUERY.affiliateTransaction)).toBe(id)
  expect(arrival.get(HAND_OFF_QUERY.entryPoint)).toBe('/fr/docs/demo')
})

test('a reload and coming back count nothing', async ({ page, context }) => {
  await page.goto(LINK)
  const id = await transactionOf(context)
  const seen = reports(page)
  await page.reload({ waitUntil: 'networkidle' })
  await page.goto('/fr/start/plans')
  await page.goBack({ waitUntil: 'networkidle' })
  expect(await transactionOf(context)).toBe(id)
  expect(seen).toEqual([])
})

test('an answer that sets a cookie is for its visitor alone, any other for all', async ({
  request,
}) => {
  const headers = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' }
  const arrival = await request.get(LINK, { headers })
  expect(arrival.status()).toBe(200)
  expect(arrival.headers()['cache-control']).toBe('private, no-store')
  expect(arrival.headers()['x-nextjs-cache']).toBe('HIT')
  const page = await request.get('/fr/start', { headers })
  expect(page.headers()['set-cookie']).toBeUndefined()
  expect(page.headers()['cache-control']).toContain('s-maxage')
})

test('a path without a page counts nothing (docs/decisions/021)', async ({ request }) => {
  const headers = { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' }
  const answer = await request.get('/start/nowhere?oid=12&affid=345', { headers })
  expect(answer.status()).toBe(404)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('a visitor who declined gets no click and no cookie', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'user-cookies', value: '0', url: baseURL ?? '' }])
  await page.goto(LINK, { waitUntil: 'networkidle' })
  expect(await cookieOf(context, 'affiliateTransaction')).toBeUndefined()
  expect(await cookieOf(context, 'affiliateClick')).toBeUndefined()
})

for (const path of [
  '/de/start',
  '/fr/start/plans',
  '/it/start/marketingmaterials',
  '/share/feedback',
]) {
  test(`${path} has no accessibility findings at 320 px`, LONG, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(320)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}

test.describe('marketing materials', () => {
  test('carry the number of the address and of the field, and are copied', async ({
    page,
    context,
    baseURL,
  }) => {
    const words = await readWords('de', 'start')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/de/start/marketingmaterials?affid=77')
    const number = page.getByRole('textbox', { name: words('materials.form.affiliate') })
    await expect(number).toHaveValue('77')
    const link = page.getByRole('textbox', { name: words('materials.links.start') })
    await expect(link).toHaveValue(`${baseURL}/de/start?oid=1&affid=77`)
    await number.fill('4711')
    await expect(link).toHaveValue(`${baseURL}/de/start?oid=1&affid=4711`)
    await page
      .getByRole('button', { name: words('materials.copy') })
      .first()
      .click()
    await expect(page.getByRole('status')).toHaveText(words('materials.copied'))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/de/start?oid=1&affid=4711`,
    )
  })

  test('save a banner as a picture', async ({ page }) => {
    const words = await readWords('en', 'start')
    await page.goto('/start/marketingmaterials')
    const download = page.waitForEvent('download')
    const buttons = page.getByRole('button', { name: words('materials.banners.save') })
    // Each is there once its own island is awake.
    await expect(buttons).toHaveCount(BANNER_SIZES.length)
    await buttons.first().click()
    expect((await download).suggestedFilename()).toBe('business-in-a-box-en-300x250.png')
  })

  test('can be taken along without script', async ({ browser, baseURL }) => {
    const words = await readWords('fr', 'start')
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    })
    const page = await context.newPage()
    await page.goto('/fr/start/marketingmaterials')
    const link = page.getByRole('textbox', { name: words('materials.links.start') })
    await expect(link).toHaveValue(`${baseURL}/fr/start?oid=1&affid=000000`)
    await expect(page.getByText('000000', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: words('materials.copy') })).toHaveCount(0)
    await context.close()
  })

  test.describe('on the page of an affiliate', () => {
    let server: Server
    let address = ''

    test.beforeAll(async ({ baseURL }) => {
      const [size] = BANNER_SIZES
      const html = `<img src="${baseURL}${BANNER_FOLDER}/en-${size.name}.svg">`
      server = createServer((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' })
        response.end(html)
      })
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve)
      })
      const bound = server.address()
      address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
    })

    test.afterAll(() => {
      server.close()
    })

    test('banners show', async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      const width = await page
        .locator('img')
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth)
      expect(width).toBe(BANNER_SIZES[0].width)
    })
  })
})
