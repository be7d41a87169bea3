import { expect, test } from '@playwright/test'
import { BRAND, COUNTRY_PHONES } from '../lib/config/brand.ts'
import { COOKIES } from '../lib/config/cookies.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { telOf } from '../lib/util/tel-of.ts'

const HOME = routePath('home', 'en')

const GERMANY = '193.99.144.80'

/** A link as `ServicePhone` renders it. */
const LINK = `<a href="${telOf(BRAND.servicePhone)}" data-phone="sales">${BRAND.servicePhone}</a>`

test.use({ extraHTTPHeaders: { 'x-forwarded-for': GERMANY } })

test('a telephone follows the visitor’s country, on the first page and on the next (S2 §3)', async ({
  page,
  context,
}) => {
  const phone = COUNTRY_PHONES.DE?.servicePhone ?? ''
  await page.route(`**${HOME}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</footer>', `${LINK}</footer>`)
    await route.fulfill({ response: answer, body })
  })
  await page.goto(HOME)
  const link = page.locator('[data-phone]')
  await expect(link).toHaveText(phone)
  await expect(link).toHaveAttribute('href', telOf(phone))
  const cookies = await context.cookies()
  const kept = cookies.find(({ name }) => name === COOKIES.localization.name)?.value ?? ''
  expect(decodeURIComponent(kept)).not.toContain(GERMANY)
  expect(kept.length).toBeLessThan(400)
  await page.reload()
  await expect(link).toHaveText(phone)
})
