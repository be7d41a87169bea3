import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { COOKIES } from '../lib/config/cookies.ts'
import { STORAGE_KEYS } from '../lib/config/storage-keys.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { cookieOf, LINK, transactionOf } from './support/affiliate-arrival.ts'
import { readWords } from './support/words.ts'

const [consent, footer] = await Promise.all([readWords('fr', 'consent'), readWords('fr', 'footer')])

const DAY_S = 86_400

/** The banner and what it decides come a second after the load. */
const SLOW = { timeout: 15_000 }

const bannerOf = (page: Page) => page.getByRole('region', { name: consent('heading') })

const answer = (page: Page, choice: 'accept' | 'decline') =>
  bannerOf(page)
    .getByRole('button', { name: consent(choice), exact: true })
    .click()

/** Arrives by an affiliate's link, and waits until the country is known and the banner asks. */
const arrive = async (page: Page, context: BrowserContext) => {
  await page.goto(LINK)
  const id = await transactionOf(context)
  await expect.poll(async () => Boolean(await cookieOf(context, 'localization')), SLOW).toBe(true)
  await expect(bannerOf(page)).toBeVisible(SLOW)
  expect(await cookieOf(context, 'choice')).toBeUndefined()
  return id
}

const twin = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), STORAGE_KEYS.affiliateTransaction.name)

/** Days that the transaction stays, to the tenth; -1 for one that ends with the browser. */
const daysKept = async (context: BrowserContext) => {
  const kept = await cookieOf(context, 'affiliateTransaction')
  if (!kept || kept.expires === -1) return kept?.expires
  return Math.round(((kept.expires - Date.now() / 1000) / DAY_S) * 10) / 10
}

const hasDays = async (context: BrowserContext) =>
  expect.poll(() => daysKept(context), SLOW).toBe(COOKIES.affiliateTransaction.maxAge / DAY_S)

const isErased = async (page: Page, context: BrowserContext) => {
  await expect.poll(() => cookieOf(context, 'affiliateTransaction'), SLOW).toBeUndefined()
  await expect.poll(() => cookieOf(context, 'affiliateClick'), SLOW).toBeUndefined()
  expect(await twin(page)).toBeNull()
}

test.describe('where storing needs a choice (architecture 22)', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '193.99.144.80' } })

  test('the transaction ends with the browser until the visitor accepts', async ({
    page,
    context,
  }) => {
    const id = await arrive(page, context)
    expect(await cookieOf(context, 'affiliateTransaction')).toMatchObject({
      expires: -1,
      sameSite: 'Lax',
    })
    expect(await twin(page)).toBeNull()
    await answer(page, 'accept')
    await hasDays(context)
    expect(await transactionOf(context)).toBe(id)
    expect(await twin(page)).toBe(id)
    expect((await cookieOf(context, 'affiliateClick'))?.expires).toBe(-1)
  })

  test('it is kept when they accept on a later page, and erased when they think better of it', async ({
    page,
    context,
  }) => {
    const id = await arrive(page, context)
    await page.goto(routePath('terms', 'fr'))
    await expect(bannerOf(page)).toBeVisible(SLOW)
    expect(await daysKept(context)).toBe(-1)
    expect(await twin(page)).toBeNull()
    await answer(page, 'accept')
    await hasDays(context)
    expect(await twin(page)).toBe(id)
    await page.getByRole('link', { name: footer('cookieSettings'), exact: true }).click()
    await answer(page, 'decline')
    await isErased(page, context)
  })

  test('it is erased when they decline, and does not come back', async ({ page, context }) => {
    await arrive(page, context)
    await answer(page, 'decline')
    await isErased(page, context)
    await page.goto(LINK, { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('data-choice', 'declined', SLOW)
    await isErased(page, context)
  })
})

test.describe('where it needs none', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '8.8.8.8' } })

  test('the transaction is kept at once, and erased with its twin when the visitor declines', async ({
    page,
    context,
  }) => {
    const id = await arrive(page, context)
    await hasDays(context)
    expect(await transactionOf(context)).toBe(id)
    expect(await twin(page)).toBe(id)
    await answer(page, 'decline')
    await isErased(page, context)
    await page.reload({ waitUntil: 'networkidle' })
    await isErased(page, context)
  })

  test('accepting changes nothing', async ({ page, context }) => {
    const id = await arrive(page, context)
    await hasDays(context)
    await answer(page, 'accept')
    await expect(page.locator('html')).toHaveAttribute('data-choice', 'accepted')
    await hasDays(context)
    expect(await transactionOf(context)).toBe(id)
    expect(await twin(page)).toBe(id)
  })
})
