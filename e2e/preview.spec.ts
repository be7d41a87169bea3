import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'
import { readWords } from './support/words.ts'

const words = await readWords('fr', 'preview')

/** Services on a new database take their time on a busy machine. */
const START_MS = 120_000

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let site: OwnSite
let link = ''

const printLink = () => {
  const args = ['scripts/preview-landing.ts', '--locale', 'fr', '--path', '/docs/hiver']
  const env = { ...process.env, ...site.environment.child, SITE_URL: site.url }
  const [address = ''] = execFileSync(process.execPath, args, { env, encoding: 'utf8' }).split('\n')
  return address
}

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  site = await startOwnSite()
  await site.start('services')
  await site.start('site')
  const model = JSON.parse(readFileSync('locales/fr/landing/docs/demo.json', 'utf8'))
  const from = new Date(Date.now() + 24 * 3_600_000).toISOString()
  site.drop('fr/landing/docs/hiver.json', JSON.stringify({ ...model, from }))
  await expect
    .poll(async () => (await fetch(`${site.servicesUrl}/content/index.json`)).text())
    .toContain('/docs/hiver')
  link = printLink()
})

test.afterAll(() => site.end())

test('a link shows a record before its time, with a ribbon and a way out', async ({ page }) => {
  expect((await page.goto(`${site.url}/fr/docs/hiver`))?.status()).toBe(404)
  const answer = await page.goto(link)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const ribbon = page.getByRole('complementary', { name: words('label') })
  await expect(ribbon).toBeInViewport()
  await expect(ribbon).toContainText(/\d{4} à \d\d:\d\d UTC/)
  expect((await accessibilityOf(page).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)')
  await expect(ribbon).toBeInViewport()
  await ribbon.getByRole('link', { name: words('leave') }).click()
  await expect(page).toHaveURL(`${site.url}/fr/`)
})

test('it counts nothing and makes no account, with the dialog open as well', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.locator('main a.button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('complementary', { name: words('label') })).toBeInViewport()
  await dialog.getByRole('textbox').first().fill('somebody@example.com')
  // Not by a click: that would wait for where the form leads.
  await dialog.locator('form').evaluate('(form) => form.requestSubmit()')
  await page.waitForTimeout(2000)
  expect(
    asked.filter(
      (each) => !/^GET \/(?:fr\/docs\/hiver|_next\/|icon|still\/|sheets\/|api\/thumb\/)/.test(each),
    ),
  ).toEqual([])
  expect(await page.evaluate('window.dataLayer')).toBeUndefined()
  expect(await page.context().cookies()).toEqual([])
})

test('a changed link shows nothing', async ({ request }) => {
  for (const changed of [link.replace('/hiver', '/demo'), link.slice(0, -1)]) {
    const answer = await request.get(changed)
    expect(await answer.text()).not.toContain(words('leave'))
  }
})
