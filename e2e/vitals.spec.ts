import { devices, expect, test, type Page } from '@playwright/test'
import { CHROMIUM_ARGS } from '../scripts/browser/chromium-args.ts'
import { findChromium } from '../scripts/browser/find-chromium.ts'
import { freePort } from '../scripts/run/free-port.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'

/** Long enough for a beacon on a machine that is busy. */
const COUNTED = { timeout: 25_000 }

test.describe.configure({ mode: 'serial', timeout: 90_000 })

// A browser that says it is a program counts nothing.
const { userAgent } = devices['Desktop Chrome']

test.use({
  launchOptions: {
    executablePath: findChromium(process.env),
    args: [...CHROMIUM_ARGS, `--user-agent=${userAgent}`],
  },
})

let site: OwnSite
let port: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  port = `${await freePort(5950)}`
  site = await startOwnSite({ METRICS_PORT: port })
  await site.start('services')
  await site.start('site')
})

test.afterAll(() => site?.end())

const told = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** So many pages were measured, by their labels. */
const counts = async (metric: string) =>
  [
    ...(await told()).matchAll(
      new RegExp(`^${metric}_count\\{program="site",(.*)\\} (\\d+)$`, 'gm'),
    ),
  ]
    .map(([, labels = '', count = '']) => `${labels} ${count}`)
    .toSorted()

const LATER_SCRIPT = /page-script\.rest/

const visit = async (page: Page, path: string) => {
  const later = page.waitForResponse(LATER_SCRIPT)
  await page.goto(site.url + path)
  await later
  // The largest paint and what follows the load are reported a moment after they are there.
  await page.waitForTimeout(500)
}

test('a page that is left is counted by its layout and language, with what was measured', async ({
  page,
}) => {
  await visit(page, '/fr/')
  await page.mouse.click(5, 5)
  await visit(page, '/docs/ab/15.10.24/01')
  await page.goto('about:blank')
  const LANDING = 'page="landing",language="en",arm="docs/ab/15.10.24/01" 1'
  const HOME = 'page="default",language="fr",arm="none" 1'
  await expect.poll(() => counts('bib_vitals_ttfb_seconds'), COUNTED).toEqual([HOME, LANDING])
  expect(await counts('bib_vitals_lcp_seconds')).toEqual([HOME, LANDING])
  expect(await counts('bib_vitals_cls')).toEqual([HOME, LANDING])
})

test('nothing is sent by who declined', async ({ page, context }) => {
  await context.addCookies([{ name: 'user-cookies', value: '0', url: site.url }])
  const sent: string[] = []
  page.on('request', (request) => void sent.push(new URL(request.url()).pathname))
  await visit(page, '/de/')
  await page.goto('about:blank')
  await page.waitForTimeout(1000)
  expect(sent).not.toContain('/api/vitals')
  expect((await counts('bib_vitals_cls')).join()).not.toContain('language="de"')
})
