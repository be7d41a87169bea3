import { expect, test, type Locator, type Page } from '@playwright/test'
import { readLandingRecords } from '../scripts/lib/read-records.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')

/** English pages whose other links have a heading of their own, with a button and with a form in the opening. */
const rows = await readLandingRecords()
const recordAt = (path: string) => {
  const row = rows.find((each) => each.locale === 'en' && each.path === path)
  if (!row?.record.cardHeading) throw new Error(`${path} has no heading of its own.`)
  return { ...row.record, cardHeading: row.record.cardHeading }
}
const BUTTON = '/docs/ms-office'
const FORM = '/lp/free-demo'

const opens = async (page: Page, { opener, heading }: { opener: Locator; heading: string }) => {
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  // It is seen a frame before it is modal, and only then takes keys.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expect(page.locator('dialog:modal')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

for (const query of ['', '?q=offer']) {
  const heroHeading = ({ alias }: { alias: string }) => (query ? alias : words('heading'))

  test(`the main button of ${BUTTON}${query} has the heading of a main button, others that of the page (S2 §4)`, async ({
    page,
  }) => {
    const record = recordAt(BUTTON)
    await page.goto(`${BUTTON}${query}`, { waitUntil: 'networkidle' })
    const links = page.locator('main a[data-sign-up=landing]')
    await opens(page, { opener: links.first(), heading: heroHeading(record) })
    await opens(page, { opener: links.last(), heading: record.cardHeading })
  })

  test(`the form in the page ${FORM}${query} is its main button (S2 §4)`, async ({ page }) => {
    const record = recordAt(FORM)
    await page.goto(`${FORM}${query}`, { waitUntil: 'networkidle' })
    const opener = page.getByRole('main').locator('form:not([data-suggests]) button')
    await opens(page, { opener, heading: heroHeading(record) })
  })
}
