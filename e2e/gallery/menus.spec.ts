import { expect, test } from '@playwright/test'
import { GALLERY_PATH } from '../../lib/config/gallery.ts'
import { publicPath } from '../../lib/i18n/public-path.ts'
import { accessibilityOf } from '../../scripts/browser/accessibility-of.ts'
import { readWords } from '../support/words.ts'

const at = (locale: 'en' | 'de', layout: string) =>
  publicPath({ locale, path: `${GALLERY_PATH}/layout/${layout}` })

test('the products menu has every group with its tools, and no finding while it is open', async ({
  page,
}) => {
  const words = await readWords('en', 'menus')
  await page.goto(at('en', 'default'))
  const heading = page.getByRole('banner').locator('summary', { hasText: words('products') })
  await heading.first().click()
  for (const group of ['team', 'communication', 'work', 'documents']) {
    await expect(page.getByText(words(`groups.${group}.title`)).first()).toBeVisible()
  }
  const menu = page.getByRole('banner')
  await expect(menu.getByRole('link', { name: words('tools.chat') })).toHaveAttribute(
    'href',
    '/features/#chat',
  )
  expect((await accessibilityOf(page).analyze()).violations).toEqual([])
})

for (const locale of ['en', 'de'] as const) {
  test(`the toggle shows the first menu or that of the company in ${locale}, never both`, async ({
    page,
  }) => {
    const words = await readWords(locale, 'menus')
    await page.goto(at(locale, 'default'))
    const header = page.getByRole('banner')
    const pricing = header.getByRole('link', { name: words('links.pricing') })
    const about = header.getByRole('link', { name: words('links.about') })
    await expect(pricing).toBeVisible()
    await expect(about).toBeHidden()
    await header.locator('summary', { hasText: words('company') }).click()
    await expect(about).toBeVisible()
    await expect(pricing).toBeHidden()
    expect((await accessibilityOf(page).analyze()).violations).toEqual([])
    await page.goto(at(locale, 'company'))
    await expect(about).toBeVisible()
    await expect(pricing).toBeHidden()
  })
}

test('the plans path shows neither the main menu nor the way to support (S2 §2.6)', async ({
  page,
}) => {
  const words = await readWords('en', 'menus')
  await page.goto(at('en', 'pricing'))
  const header = page.getByRole('banner')
  await expect(header.getByRole('link').first()).toBeVisible()
  await expect(header.getByRole('navigation')).toHaveCount(0)
  await expect(header.getByRole('link', { name: words('links.support') })).toHaveCount(0)
})
