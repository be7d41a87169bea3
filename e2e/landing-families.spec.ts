import { expect, test, type Page } from '@playwright/test'
import { LANDING_VIEW_DELAY_MS } from '../features/landing/browser/count-view.ts'
import { LAYOUTS } from '../lib/config/layouts.ts'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { ROUTES, isLandingRoute, type LandingRouteId } from '../lib/config/routes.ts'
import { routeOfPath } from '../lib/edge/route-of-path.ts'
import { publicPath } from '../lib/i18n/public-path.ts'
import { readLandingRecords, type LandingRow } from '../scripts/lib/read-records.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

type Case = { family: LandingRouteId; row: LandingRow }

const rows = await readLandingRecords()

/** The first page of each family in each language it has, but for the one that opens its dialog. */
const cases = rows
  .filter(({ record }) => !record.opensDialog)
  .flatMap((row): Case[] => {
    const family = routeOfPath(row.path)
    return family && isLandingRoute(family) ? [{ family, row }] : []
  })
  .filter(
    ({ family, row }, at, all) =>
      all.findIndex((other) => other.family === family && other.row.locale === row.locale) === at,
  )

const viewsOf = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(layer) ? layer.filter((entry) => entry.event === 'landing view') : []
  })

for (const { family, row } of cases) {
  const { locale, path, record } = row
  test(
    `${family} in ${locale} has the layout of a landing page`,
    longFor(locale),
    async ({ page }) => {
      const words = await readWords(locale, 'shell')
      const inFooter = await readWords(locale, 'footer')
      await page.clock.install()
      await page.goto(publicPath({ locale, path }))
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link')).toHaveText([
        inFooter('terms'),
        inFooter('privacy'),
        inFooter('cookiePolicy'),
        inFooter('imprint'),
        inFooter('cancelSubscription'),
        inFooter('withdrawal'),
        inFooter('cookieSettings'),
      ])
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        'noindex, nofollow',
      )
      const header = page.getByRole('banner')
      await expect(header.getByRole('navigation')).toHaveCount(0)
      await expect(header.getByRole('link', { name: words('logIn') })).toBeVisible({
        visible: record.showsLogIn,
      })
      await expect(header.getByRole('link', { name: words('tryForFree') })).toBeVisible()
      const position = await header.evaluate((element) => getComputedStyle(element).position)
      expect(position === 'sticky').toBe(LAYOUTS[ROUTES[family].layout].isSticky)

      await page.waitForLoadState('networkidle')
      await page.clock.runFor(LANDING_VIEW_DELAY_MS)
      expect(await viewsOf(page)).toEqual([
        { event: 'landing view', category: 'Landing', label: record.label },
      ])
    },
  )
}

const SHORT = new Set(['shortFront', 'shortLanding'])
const short = rows.filter(({ path }) => SHORT.has(routeOfPath(path) ?? ''))

for (const locale of LOCALE_CODES) {
  const own = short.filter((row) => row.locale === locale && !row.record.opensDialog)
  const name = `short pages in ${locale} keep their header in view, with the login unless it is off`
  test(name, longFor(locale), async ({ page }) => {
    const words = await readWords(locale, 'shell')
    for (const { path, record } of own) {
      await page.goto(publicPath({ locale, path }))
      const header = page.getByRole('banner')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expect(header, path).toBeInViewport()
      await expect(header.getByRole('link', { name: words('tryForFree') }), path).toBeVisible()
      const logIn = header.getByRole('link', { name: words('logIn') })
      await expect(logIn, path).toBeVisible({ visible: record.showsLogIn })
    }
  })
}

test('the login can be switched off below /l/, and is on some page', () => {
  const choices = short
    .filter(({ locale }) => locale === 'en')
    .map(({ record }) => record.showsLogIn)
  expect(new Set(choices)).toEqual(new Set([true, false]))
})
