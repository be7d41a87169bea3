import { expect, test, type Page } from '@playwright/test'
import { GALLERY_MARK, GALLERY_PATH } from '../../lib/config/gallery.ts'
import { routePath } from '../../lib/i18n/public-path.ts'
import { readWords } from '../support/words.ts'

const [eula, legal, videos] = await Promise.all([
  readWords('en', 'eula'),
  readWords('en', 'legal'),
  readWords('en', 'videos'),
])
const agreementPath = routePath('eula', 'en')

const open = async (page: Page, state: 'license-dialog' | 'video') => {
  await page.goto(`${GALLERY_PATH}/foot/${state}`)
  await page.waitForSelector(`html[${GALLERY_MARK}]`)
}

const agreementLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: eula('meta.title'), exact: true })

test('the license agreement opens in a dialog with the text of their page, and give the focus back', async ({
  page,
}) => {
  await page.goto(agreementPath)
  const text = await page.locator('article .legal-text').textContent()
  await open(page, 'license-dialog')
  const dialog = page.getByRole('dialog', { name: eula('meta.title') })
  await expect(dialog).toContainText(`${text}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(agreementLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: legal('dialog.close') }).click()
  await expect(dialog).toBeHidden()
  await agreementLink(page).click()
  await expect(dialog).toBeVisible()
  // The mask beside the card.
  await page.mouse.click(4, 4)
  await expect(dialog).toBeHidden()
  await expect(agreementLink(page)).toBeFocused()
})

test('a text that cannot be fetched leads to its page', async ({ page }) => {
  await page.route(`**${agreementPath}`, (route) => route.abort())
  const dialog = page.getByRole('dialog')
  // The code of the dialog comes after the load; until then the link leads to the page, which is away.
  await expect(async () => {
    await page.goto(`${GALLERY_PATH}/foot/short`)
    await agreementLink(page).click()
    await expect(dialog.getByRole('alert')).toContainText(legal('dialog.failed'), { timeout: 3000 })
  }).toPass()
  await expect(dialog.getByRole('link', { name: legal('dialog.read') })).toHaveAttribute(
    'href',
    agreementPath,
  )
})

test('the film over a page plays as soon as it opens, and gives the focus back', async ({
  page,
}) => {
  await open(page, 'video')
  const dialog = page.getByRole('dialog')
  const film = dialog.locator('.film img')
  await expect
    .poll(() => film.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: videos('close') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: videos('play') })).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the links lead to the page and to the film', async ({ page }) => {
    await page.goto(`${GALLERY_PATH}/foot/short`)
    await expect(
      page.getByRole('main').getByRole('link', { name: videos('play') }),
    ).toHaveAttribute('href', '/films/en/budget.svg')
    await agreementLink(page).click()
    await expect(page).toHaveURL(agreementPath)
  })
})
