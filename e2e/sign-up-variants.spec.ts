import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { LONG } from './support/long.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')
const shell = await readWords('en', 'shell')

const PAGES = [
  ...['00', '01', '02', '03', '04'].map((number) => `/docs/ab/15.10.24/${number}`),
  '/docs/ab/11.05.24/00',
  '/docs/ab/11.05.24/01',
]

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await page.locator('main a[data-sign-up]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(400)
}

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
  return violations.map(({ id }) => id)
}

// The dialog that most pages have is examined in e2e/sign-up.spec.ts.
for (const path of PAGES) {
  test(
    `the dialog of ${path} has no accessibility findings, empty or wrong`,
    LONG,
    async ({ page }) => {
      await open(page, path)
      expect(await findings(page)).toEqual([])
      await page.getByRole('textbox', { name: words('label.default') }).fill('ann')
      await page.mouse.move(5, 5)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('textbox', { name: words('label.error') })).toBeVisible()
      expect(await findings(page)).toEqual([])
    },
  )
}

test('the logo variant can be sent on one page of its experiment only (S1 §2)', async ({
  page,
}) => {
  await open(page, '/docs/ab/11.05.24/01')
  await expect(page.getByRole('button', { name: words('submit.download') })).toBeEnabled()
  await open(page, '/docs/ab/11.05.24/00')
  const button = page.getByRole('dialog').locator('button[type="submit"]')
  await expect(button).toBeDisabled()
  await expect(button).toHaveText('One moment...')
  await expect(button).toHaveCSS('cursor', 'progress')
  await expect(button).toHaveAccessibleDescription(words('closedNote'))
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.getByRole('textbox', { name: words('label.default') }).fill('ann@company.example')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(300)
  expect(sent).not.toContain(API_PATHS.signUp)
})

/** The card as a visitor sees it who presses the button in the header of a page, or finds the dialog open. */
const openedCard = async (page: Page, path: string, tryForFree: string) => {
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  if (!(await dialog.isVisible())) {
    await page.getByRole('banner').getByRole('link', { name: tryForFree }).click()
  }
  await expect(dialog).toBeVisible()
  return dialog.locator('[data-card]')
}

const EMAIL = 'you@company.com'

/** What the dialog of a page is, written out as S1 §2 and §5 have it. */
const DIALOGS = [
  ['/docs/ab/15.10.24/00', 'Unlock Your Business Potential', 'Get Started Now', [EMAIL]],
  ['/docs/ab/15.10.24/04?q=lease', 'Unlock Your Business Potential', 'Get Started Now', [EMAIL]],
  ['/docs/ab/11.05.24/01', 'Get instant access', 'Download', [EMAIL]],
  ['/docs/ab/11.05.24/01?q=lease', 'New company documents', 'Download', [EMAIL]],
  ['/docs/ab/11.05.24/00?q=lease', 'New company documents', 'One moment...', [EMAIL]],
  [
    '/docs/ab/10.09.24/01',
    'Boost Your Business Efficiency',
    'Get Instant Access',
    ['Enter your business email'],
  ],
  [
    '/docs/ab/10.09.24/02',
    'Choose a password and start your plan',
    'Get Started Now',
    [EMAIL, null, null],
  ],
  ['/docs/1800-templates', 'Get instant access', 'Download', [EMAIL]],
  ['/l/f', 'Get instant access', 'Get access now', [EMAIL]],
  ['/l/aug232024', 'Get instant access', 'Get access now', [EMAIL]],
] as const

test('the dialog of each kind of page has its heading, fields and button', async ({ page }) => {
  for (const [path, heading, submit, placeholders] of DIALOGS) {
    const card = await openedCard(page, path, shell('tryForFree'))
    await expect(page.getByRole('dialog', { name: heading, exact: true }), path).toBeVisible()
    await expect(card.getByRole('heading', { level: 2 }), path).toHaveText(heading)
    await expect(card.getByRole('button', { name: submit }), path).toBeVisible()
    const fields = await card.locator('.field input').all()
    const shown = fields.map((field) => field.getAttribute('placeholder'))
    expect(await Promise.all(shown), path).toEqual(placeholders)
    const browse = card.getByText('Browse 3,000+ business and legal templates.', { exact: true })
    await expect(browse, path).toBeVisible()
  }
})

for (const [locale, details] of [
  ['fr', {}],
  ['es', LONG],
] as const) {
  const name = `the efficiency dialog in ${locale} goes from its title to the form`
  test(name, details, async ({ page }) => {
    const own = await readWords(locale, 'signUp')
    const tryForFree = (await readWords(locale, 'shell'))('tryForFree')
    const card = await openedCard(page, `/${locale}/docs/ab/10.09.24/01`, tryForFree)
    await expect(page.getByRole('dialog', { name: own('efficiency.title') })).toBeVisible()
    await expect(card.locator('h2 + [data-island] > form')).toHaveCount(1)
  })
}

test('on a telephone a strip of the overlay stays above the card, which closes the dialog (S1 §2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/docs/free-demo', '/docs/ab/15.10.24/01', '/l/f']) {
    const card = await openedCard(page, path, shell('tryForFree'))
    expect((await card.boundingBox())?.y, path).toBe(32)
    await page.waitForTimeout(400)
    await page.mouse.click(195, 16)
    await expect(page.getByRole('dialog'), path).toBeHidden()
  }
})

test('the strap of the logo variant breaks no word at its hyphen on a telephone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/docs/ab/11.05.24/01')
  const word = page.getByRole('dialog').getByText('ready-made', { exact: true })
  expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1)
})
