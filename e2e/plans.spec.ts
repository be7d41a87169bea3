import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { LONG, longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

const VARIANTS = ['hr-toolkit', 'save50', 'index_C', 'ab/22.01.20/01', 'ab/22.01.20/02'] as const

for (const locale of LOCALE_CODES) {
  // That they are clean and fit, e2e/look.spec.ts says of all pages.
  test(
    `the plans in ${locale} hide menu and support, keep the short footer, and have a button in the first window of a telephone`,
    longFor(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(routePath('plans', locale))
      await expect(page.locator('.plan-sheet button').first()).toBeInViewport()
      await page.setViewportSize({ width: 1280, height: 720 })
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
      const support = `a[href="${routePath('support', locale)}"]`
      await expect(page.getByRole('banner').locator(support)).toHaveCount(0)
      const footer = page.getByRole('contentinfo')
      await expect(footer.locator(`a[href="${routePath('terms', locale)}"]`)).toBeVisible()
      await expect(footer.locator('[data-consent]')).toBeVisible()
    },
  )
}

// One of each look is examined in e2e/look.spec.ts, and what may not be listed in e2e/crawl.spec.ts.
for (const variant of VARIANTS) {
  test(`the variant ${variant} is clean and is not listed`, LONG, async ({ page }) => {
    await page.goto(`/pricing/plans/${variant}`)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const offers = await page
      .locator('form input[name=offer]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('value')))
    expect(new Set(offers)).toEqual(new Set([`/pricing/plans/${variant}`]))
  })
}

test('a plan whose seats are chosen has its button in the first window, as the plan beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const prefix of ['', '/fr', '/es']) {
    await page.goto(`${prefix}/pricing/plans/index_C`)
    const buttons = page.locator('.plan-sheet button')
    await expect(buttons).toHaveCount(2)
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALE_CODES) {
    test(
      `a plan in ${locale} is chosen and leads to its checkout`,
      longFor(locale),
      async ({ page }) => {
        const words = await readWords(locale, 'plans')
        await page.goto(routePath('plans', locale))
        const asked = page.waitForRequest(`**${API_PATHS.quote}`)
        const name = words('form.choose').replace('{plan}', 'Basic')
        await page.getByRole('button', { name }).first().click()
        const body = new URLSearchParams((await asked).postData() ?? '')
        expect(Object.fromEntries(body)).toEqual({
          language: locale,
          plan: 'basic',
          offer: '/pricing/plans',
        })
        await expect(page).toHaveURL(routePath('checkout', locale))
      },
    )
  }

  test('the year of a plan is told for as many people as are chosen', async ({ page }) => {
    await page.goto('/pricing/plans/index_C')
    for (const people of ['2', '4', '5', '3']) {
      await page.locator('select[name=seats]').selectOption(people)
      await expect(page.locator('[aria-live] > p:visible')).toHaveText(
        new RegExp(`for ${people} people`),
      )
    }
  })

  test('an offer that has ended says so beside the prices that hold', async ({ page }) => {
    await page.goto('/pricing/plans?offer=ended#offer-ended')
    await expect(page.locator('#offer-ended')).toBeVisible()
    await expect(page.locator('#package-used')).toBeHidden()
  })

  test('a partner’s page sells its plans under its own offer', async ({ page }) => {
    await page.goto('/start/plans')
    const asked = page.waitForRequest(`**${API_PATHS.quote}`)
    await page.getByRole('button', { name: 'Choose Basic' }).click()
    expect(new URLSearchParams((await asked).postData() ?? '').get('offer')).toBe('/start/plans')
    await expect(page).toHaveURL('/pricing/checkout')
  })
})
