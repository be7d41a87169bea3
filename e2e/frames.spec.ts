import { expect, test, type Page } from '@playwright/test'
import { PAGE_ROUTE_IDS, ROUTES } from '../lib/config/routes.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { readWords } from './support/words.ts'

const { SITE_URL = '', WEB_APP_URL = '' } = process.env
const webApp = new URL(WEB_APP_URL).origin

const framed = PAGE_ROUTE_IDS.filter((id) => ROUTES[id].framedBy !== undefined)

/** Opens a page of another origin that holds a page of the site in a frame. */
const frameOn = async (page: Page, origin: string, path: string) => {
  // A page that no server sent counts as a public one, which may not look at this machine by itself.
  await page.context().grantPermissions(['local-network-access'])
  const address = `${origin}/page-with-a-frame`
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${SITE_URL}${path}" width="600" height="600"></iframe>`,
    }),
  )
  await page.goto(address)
  return page.frameLocator('iframe')
}

for (const id of framed) {
  for (const locale of ROUTES[id].locales) {
    const path = routePath(id, locale)

    test(`${path} names the web app as the only one that may frame it`, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      expect(headers['content-security-policy']).toContain(`frame-ancestors ${webApp};`)
      expect(headers).not.toHaveProperty('x-frame-options')
    })
  }
}

test('the web app shows the privacy policy in a frame, whose links open outside', async ({
  page,
  context,
}) => {
  const words = await readWords('fr', 'legal')
  const frame = await frameOn(page, webApp, routePath('privacyFrame', 'fr'))
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(words('privacy.meta.title'))
  await expect(frame.getByRole('link').first()).toHaveAttribute('target', '_blank')
  const opened = context.waitForEvent('page')
  await frame.getByRole('link').first().click()
  await expect(await opened).toHaveURL(/\/fr\/company\//)
})

test('another site does not, nor does the web app show any other page', async ({ page }) => {
  const elsewhere = await frameOn(page, 'http://elsewhere.example', routePath('privacyFrame', 'en'))
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveCount(0)
  const other = await frameOn(page, webApp, routePath('privacy', 'en'))
  await expect(other.getByRole('heading', { level: 1 })).toHaveCount(0)
})

test('every other page refuses all frames, twice over', async ({ request }) => {
  for (const id of PAGE_ROUTE_IDS.filter((one) => !framed.includes(one))) {
    const path = routePath(id, 'en')
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
})
