import { expect, test } from '@playwright/test'
import { COUNTRY_PHONES } from '../lib/config/brand.ts'
import { COOKIES } from '../lib/config/cookies.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { telOf } from '../lib/util/tel-of.ts'

const HOME = routePath('home', 'en')

const GERMANY = '193.99.144.80'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': GERMANY } })

test('a telephone follows the visitor’s country, on the first page and on the next (S2 §3)', async ({
  page,
  context,
}) => {
  const phone = COUNTRY_PHONES.DE?.servicePhone ?? ''
  await page.goto(HOME)
  const link = page.getByRole('contentinfo').locator('[data-phone=sales]')
  await expect(link).toHaveText(phone)
  await expect(link).toHaveAttribute('href', telOf(phone))
  const cookies = await context.cookies()
  const kept = cookies.find(({ name }) => name === COOKIES.localization.name)?.value ?? ''
  expect(decodeURIComponent(kept)).not.toContain(GERMANY)
  expect(kept.length).toBeLessThan(400)
  await page.reload()
  await expect(link).toHaveText(phone)
})
