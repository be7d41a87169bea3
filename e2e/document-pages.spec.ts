import { expect, test } from '@playwright/test'
import { accessibilityOf } from '../scripts/browser/accessibility-of.ts'
import { LONG } from './support/long.ts'
import { readWords } from './support/words.ts'

const PATH = '/docs/library/document/mutual-non-disclosure-agreement'
const COMPANY = 'Quillfeather Paper Mill'

test('from the library to a document, filled in on its page, to the whole of it', async ({
  page,
}) => {
  const words = await readWords('en', 'documentPage')
  await page.goto('/docs')
  const written = page.getByRole('region', { name: words('library.title') })
  await written.getByRole('link', { name: /^Mutual Non.Disclosure Agreement/ }).click()
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  const sheet = page.getByRole('article', { name: words('reading') })
  await expect(sheet.getByText('Larkspur Analytics LLC').first()).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByLabel('First party', { exact: true }).fill(COMPANY)
  await expect(sheet.getByText(COMPANY).first()).toBeVisible()
  await expect(sheet.getByText('Larkspur Analytics LLC')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: words('action') })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  const posted = page.waitForRequest('**/api/sign-up')
  await dialog.getByRole('textbox').fill(`document-${Date.now()}@company.example`)
  await dialog.getByRole('button', { name: /download/i }).click()
  const { destination, label } = Object((await posted).postDataJSON())
  expect([label, destination]).toEqual([
    'Mutual Non-Disclosure Agreement',
    { url: 'doc/mutual-non-disclosure-agreement-D1005' },
  ])
  expect(sent.filter((request) => /quillfeather/i.test(request))).toEqual([])
})

test('another language has the document at an address of its own', async ({ page, request }) => {
  await page.goto('/de/docs/library/document/rechnung')
  await expect(page.locator('link[hreflang="fr"]')).toHaveAttribute(
    'href',
    /\/fr\/docs\/library\/document\/facture$/,
  )
  const answer = await request.get('/fr/docs/library/document/rechnung', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([
    308,
    expect.stringMatching(/\/fr\/docs\/library\/document\/facture$/),
  ])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the text is whole, and nothing asks for words that would go nowhere', async ({ page }) => {
    await page.goto(PATH)
    await expect(page.getByText('Larkspur Analytics LLC').first()).toBeVisible()
    await expect(page.getByLabel('First party', { exact: true })).toBeHidden()
    // As wide as with its fields beside it, not in the narrow column that they would have.
    const words = await readWords('en', 'documentPage')
    const sheet = await page.getByRole('article', { name: words('reading') }).boundingBox()
    expect(sheet?.width).toBeGreaterThan(600)
  })
})

for (const [path, details] of [
  [PATH, {}],
  ['/de/docs/library/document/rechnung', LONG],
] as const) {
  test(`${path} has no finding, and never scrolls sideways`, details, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect((await accessibilityOf(page).analyze()).violations).toEqual([])
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })
}
