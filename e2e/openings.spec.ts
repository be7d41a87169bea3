import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { writeSavedDestination } from '../features/destination/saved-destination.ts'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { COOKIES, type CookieKey } from '../lib/config/cookies.ts'
import { expectArrival, newEmail, signUp } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('fr', 'signUp')
const shell = await readWords('fr', 'shell')
const siteUrl = process.env.SITE_URL ?? ''

const PAGE = '/fr/docs/demo'
/** Its record recognises visitors by the e-mail cookie alone (S2 §4 "older variant"). */
const OLDER_PAGE = '/fr/docs/ab/22.03.24/01'

const dialog = (page: Page) => page.getByRole('dialog')

const cardAt = async (page: Page, at: number) => {
  const card = page.locator('[data-documents] a').nth(at)
  const address = new URL((await card.getAttribute('href')) ?? '', siteUrl)
  const url = address.searchParams.get('url') ?? ''
  expect(url).toMatch(/^doc\/[a-z0-9-]+-D\d+$/)
  return { card, url, heading: (await card.getAttribute('data-heading')) ?? '' }
}

/** A place of the web app in the language of the page and its library (S2 §2.2). */
const placed = (place: string) => {
  const query = place.includes('?') ? '&' : '?'
  return `${process.env.WEB_APP_URL}/${place}${query}lang=fr&lib=fr`
}

const remember = (context: BrowserContext, key: CookieKey, value: string) => {
  const cookie = { name: COOKIES[key].name, value: encodeURIComponent(value), url: siteUrl }
  return context.addCookies([cookie])
}

test('a document opens the dialog for a stranger, who arrives there after sign-up; the next one opens at once', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  const first = await cardAt(page, 0)
  await first.card.click()
  await expect(dialog(page).getByRole('heading', { name: first.heading })).toBeVisible()
  await dialog(page)
    .getByRole('textbox', { name: words('label.default') })
    .fill(email)
  await dialog(page)
    .getByRole('button', { name: words('submit.download') })
    .click()
  await expectArrival(page, email)
  expect(new URL(page.url()).searchParams.get('url')).toBe(first.url)
  await page.locator(`a[href*="${first.url}"]`).click()
  await expect(page).toHaveURL(placed(first.url))

  await page.goto(PAGE, { waitUntil: 'networkidle' })
  const next = await cardAt(page, 1)
  const opening = page.waitForRequest(`**${API_PATHS.open}?*`)
  await next.card.click()
  await opening
  await expect(page).toHaveURL(placed(next.url))
  await expect(page.getByRole('banner').getByText(email)).toBeVisible()
})

test('the e-mail cookie alone opens a document on a page of the older variant, and on no other', async ({
  page,
  context,
}) => {
  await remember(context, 'email', newEmail())
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  const stopped = await cardAt(page, 0)
  await stopped.card.click()
  await expect(dialog(page)).toBeVisible()
  await page.goto(OLDER_PAGE, { waitUntil: 'networkidle' })
  const { card, url } = await cardAt(page, 0)
  await card.click()
  await expect(page).toHaveURL(placed(url))
})

test('from the home page whoever is signed in goes on to what was saved', async ({
  page,
  context,
}) => {
  await signUp(context)
  await remember(context, 'search', writeSavedDestination({ url: 'search/', t: 'bail & caution' }))
  await page.goto('/fr/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: shell('account'), exact: true })).toBeVisible()
  await page.locator('main a[data-sign-up]:not([data-sign-up=document])').last().click()
  await expect(page).toHaveURL(placed('search/?t=bail+%26+caution'))
})
