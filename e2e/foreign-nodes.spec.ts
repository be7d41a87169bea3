import { expect, test, type Locator, type Page } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { LONG } from './support/long.ts'
import { choosePlan, newEmail, SLOW_MS } from './support/purchase.ts'
import { readWords } from './support/words.ts'

/** The files of React and of the islands; the page script is not among them. */
const ISLAND_FILES = /\/page-script\/(?:sign-up|checkout|feedback|react|forms)-/

/** Puts into a page what password managers, translations and extensions put there, and wraps what they wrap. */
const meddle = (page: Page) =>
  page.evaluate(() => {
    const made = (name: string, text: string) =>
      Object.assign(document.createElement(name), { textContent: text })
    document.documentElement.className += ' translated-ltr'
    document.body.dataset.lt = 'installed'
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    }
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script,style,option,textarea,font'))
        continue
      const font = made('font', '')
      font.append(made('font', text.data.toUpperCase()))
      text.replaceWith(font)
    }
    for (const field of document.querySelectorAll('main .field input, dialog .field input')) {
      field.before(made('com-1password-button', ''))
      field.after(made('div', '•'))
    }
    for (const button of document.querySelectorAll('form [type=submit]'))
      button.prepend(made('img', ''))
  })

/** Holds React back until a test lets it come. */
const held = async (page: Page) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(ISLAND_FILES, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

const noiseOf = (page: Page) => {
  const noise: string[] = []
  page.on('pageerror', ({ message }) => noise.push(message))
  return noise
}

/** Types, and goes back three letters: what is typed next shows that the place is the same. */
const typeInto = async (field: Locator, text: string) => {
  await field.focus()
  await field.pressSequentially(text)
  for (let step = 0; step < 3; step += 1) await field.press('ArrowLeft')
}

const expectKept = async (field: Locator, text: string) => {
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(text)
  await field.page().keyboard.type('_')
  await expect(field).toHaveValue(`${text.slice(0, -3)}_${text.slice(-3)}`)
}

const TAKEN =
  '[type=submit][aria-busy=false], form[novalidate] textarea, .checkout-form[novalidate]'

const FORMS = [
  { path: '/l/f', field: 'dialog [type=email]', text: 'ann@company.example', details: {} },
  {
    path: '/docs/free-demo',
    field: 'dialog [type=email]',
    text: 'ann@company.example',
    details: LONG,
  },
  {
    path: routePath('feedback', 'en'),
    field: 'main textarea',
    text: 'More colours',
    details: LONG,
  },
  {
    path: routePath('checkout', 'en'),
    field: '[name=firstName]',
    text: 'Anneliese',
    details: {},
  },
] as const

// Each form among foreign nodes: tests/app/foreign-nodes.test.tsx.
for (const { path, field: selector, text, details } of FORMS) {
  const name = `what was typed on ${path} stays, whatever stands in the form when React comes`
  test(name, details, async ({ page }) => {
    const noise = noiseOf(page)
    if (path === routePath('checkout', 'en')) await choosePlan(page, 'en')
    const release = await held(page)
    await page.goto(path)
    if (path === '/docs/free-demo') await page.locator('a[data-sign-up]:visible').first().click()
    const field = page.locator(selector)
    await typeInto(field, text)
    await meddle(page)
    release()
    await expect(page.locator(TAKEN).first()).toBeAttached()
    await expectKept(field, text)
    expect(noise).toEqual([])
  })
}

test('what stood in the form before any script does not empty it', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const field of document.querySelectorAll('.field input')) {
        const before = field.previousElementSibling
        if (before?.tagName === 'LABEL') field.before(document.createElement('com-lastpass'))
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const release = await held(page)
  await page.goto('/l/f')
  const field = page.locator('dialog [type=email]')
  await expect(page.locator('com-lastpass').first()).toBeAttached()
  await field.focus()
  await field.pressSequentially('ann@company.example')
  release()
  await expect(page.locator(TAKEN).first()).toBeAttached()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('ann@company.example')
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('ann@company.exampl')
})

test('a checkout that is translated names one total, and says what is wrong', async ({ page }) => {
  const noise = noiseOf(page)
  const words = await readWords('en', 'checkout')
  await choosePlan(page, 'en')
  await expect(page.locator('.receipt-row').first()).toBeVisible({ timeout: SLOW_MS })
  await page.locator('[name=email]').fill(newEmail())
  await page.locator('[name=firstName]').fill('Ann')
  await page.locator('[name=lastName]').fill('Lee')
  await meddle(page)
  await page.locator('[name=country]').selectOption('CA')
  await page.locator('[name=province]').selectOption('QC')
  const total = page.locator('.receipt-row[data-kind=total]')
  await expect(total).toContainText(words('client.receipt.total'), { timeout: SLOW_MS })
  const amount = (await total.locator('dd').textContent()) ?? ''
  await expect(page.locator('.checkout-sum b')).toContainText(amount)
  await expect(page.locator('.checkout-sum')).not.toContainText(
    RegExp(words('client.receipt.price'), 'i'),
  )
  await meddle(page)
  await page.locator('.checkout-form [type=submit]').click()
  await expect(page.locator('.checkout-form [data-invalid]').first()).toBeVisible()
  await expect(page.locator('[name=firstName]')).toHaveValue('Ann')
  await expect(total.locator('dd')).toHaveText(amount)
  expect(noise).toEqual([])
})

test('the contact form, translated, keeps what was typed and says what is missing', async ({
  page,
}) => {
  const noise = noiseOf(page)
  const words = await readWords('en', 'contact')
  await page.goto(routePath('contact', 'en'))
  const message = page.locator('[name=message]')
  await typeInto(message, 'Hello there')
  await meddle(page)
  await expectKept(message, 'Hello there')
  await page.locator('form[data-posted] [type=submit]').click()
  await expect(page.locator('form[data-posted] [data-invalid]').first()).toBeVisible()
  await expect(page.locator('label', { hasText: words('fields.email.wrong') })).toBeVisible()
  await expect(message).toHaveValue('Hello th_ere')
  expect(noise).toEqual([])
})
