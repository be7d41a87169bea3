import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { LONG, longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const LOCALES: readonly Locale[] = ['en', 'de', 'fr']

const REFERENCE = /^CW-\w{4}-\d{2}$/

const expectClean = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(width)
}

/** An answer stands in the house, at an address of its own that shows it again. */
const expectInHouse = async (page: Page, locale: Locale) => {
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const address = new URL(page.url())
  expect(address.pathname).toBe(routePath('answer', locale))
  expect(address.search).toMatch(/^\?no=[0-9a-f]{12}$/)
  expect((await page.reload())?.request().method()).toBe('GET')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('banner').locator('.logo')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
}

/** Both faces of the site have come, under the policy of the page. */
const expectFaces = async (page: Page) => {
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').length
  })
  expect(loaded).toBeGreaterThanOrEqual(2)
}

const walk = async (
  page: Page,
  {
    locale,
    id,
    isClean,
  }: { locale: Locale; id: 'cancelSubscription' | 'withdrawal'; isClean: boolean },
) => {
  const words = await readWords(locale, id)
  const footer = await readWords(locale, 'footer')
  await page.goto(routePath('contact', locale))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: footer(id) })
    .click()
  const main = page.getByRole('main')
  if (isClean) await expectClean(page)
  if (id === 'cancelSubscription') {
    await main.getByRole('radio', { name: words('fields.way.options.ordinary') }).check()
  }
  await main.getByLabel(words('fields.name.label'), { exact: true }).fill('Éva Müller')
  await main.getByLabel(words('fields.email.label'), { exact: true }).fill('eva@example.org')
  await main.getByLabel(words('fields.orderNumber.label'), { exact: true }).fill('BB-0000000000')
  // By keyboard: the button is what a field's Enter presses.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('review.title'))
  await expect(page.getByText('Éva Müller')).toBeVisible()
  await expectInHouse(page, locale)
  if (isClean) await expectFaces(page)
  if (isClean) await expectClean(page)
  await page.getByRole('button', { name: words('review.change') }).click()
  await expect(page.getByLabel(words('fields.name.label'), { exact: true })).toHaveValue(
    'Éva Müller',
  )
  if (isClean) await expectClean(page)
  await page.getByRole('button', { name: words('send') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('review.title'))
  expect(page.url()).not.toContain('eva')
  await page.getByRole('button', { name: words('review.confirm') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('done.heading'))
  await expect(page.getByText(REFERENCE)).toBeVisible()
  await expectInHouse(page, locale)
  await expect(page.getByText(REFERENCE)).toBeVisible()
  const [time = '', ...utc] = (await page.getByRole('time').innerText()).split('\n')
  // Page script has declared the zone; without it the time is told in that of the server.
  expect([time.includes('UTC'), utc.length]).toEqual(isClean ? [false, 1] : [true, 0])
  if (isClean) await expectClean(page)
}

test.use({ timezoneId: 'America/Toronto' })

for (const locale of LOCALES) {
  for (const id of ['cancelSubscription', 'withdrawal'] as const) {
    test(
      `${id} in ${locale}: from the footer to the confirmation, at 360 pixels`,
      // One form with other fields; without script both arrive below.
      id === 'withdrawal' ? longFor(locale) : LONG,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await walk(page, { locale, id, isClean: true })
      },
    )
  }
}

test('an answer is shown to nobody else, and its page says so', async ({ page }) => {
  const words = await readWords('de', 'answer')
  await page.goto(`${routePath('answer', 'de')}?no=0123456789ab`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('heading'))
  await expectClean(page)
})

test('an empty form says by its labels what is missing', async ({ page }) => {
  const words = await readWords('de', 'cancelSubscription')
  await page.goto(routePath('cancelSubscription', 'de'))
  await page.getByRole('button', { name: words('send') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('page.wrong'))
  await expect(page.getByText(words('fields.way.wrong'), { exact: true })).toBeVisible()
  const name = page.getByLabel(words('fields.name.wrong'), { exact: true })
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expectClean(page)
})

test('a selling page prints in ink on white, on few sheets', async ({ page }) => {
  await page.goto('/')
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeLessThanOrEqual(5)
  await page.emulateMedia({ media: 'print' })
  const colours = () =>
    page
      .locator('main *')
      .evaluateAll((elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).color)),
      ])
  // Where a colour takes its time to change it does so here too.
  await expect.poll(colours).toEqual(['rgb(0, 0, 0)'])
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('the model form is printed alone, with its button', async ({ page }) => {
  const words = await readWords('en', 'withdrawal')
  await page.goto(routePath('withdrawal', 'en'))
  const form = page.getByRole('heading', { name: words('instruction.form.title') })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: words('print') }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(form).toBeVisible()
  for (const other of [
    page.locator('h1'),
    page.locator('#instruction-title'),
    page.getByRole('contentinfo'),
    page.getByRole('banner'),
    page.locator('#leaving-print'),
  ])
    await expect(other).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const id of ['cancelSubscription', 'withdrawal'] as const) {
    test(`${id} arrives`, async ({ page }) => walk(page, { locale: 'de', id, isClean: false }))
  }
})
