import { expect, test, type Page } from '@playwright/test'
import { routePath } from '../lib/i18n/public-path.ts'
import { choosePlan, SLOW_MS } from './support/purchase.ts'
import { readWords } from './support/words.ts'

const BAR = '.checkout-bar'

const open = async (page: Page) => {
  await choosePlan(page, 'de')
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.locator(`${BAR} b`)).toContainText('299,88', { timeout: SLOW_MS })
}

/** The middle of a part lies in view and on top. */
const isSeen = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight && part.contains(found)
  })

/** Pixels by which the bar lies on what has the focus. */
const covered = (page: Page) =>
  page.evaluate((bar) => {
    const focused = document.activeElement?.getBoundingClientRect()
    const lid = document.querySelector(bar)?.getBoundingClientRect()
    return focused && lid ? Math.max(0, focused.bottom - lid.top) : -1
  }, BAR)

/** The sum stays in view with the button, from the first field to the last. */
const staysInView = async (page: Page) => {
  const end = await page.evaluate(
    () => document.querySelector('.checkout-form')?.getBoundingClientRect().bottom ?? 0,
  )
  for (const top of [0, end / 3, end / 2, end - 740]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    expect(await isSeen(page, `${BAR} b`), `sum at ${top}`).toBe(true)
    expect(await isSeen(page, `${BAR} button`), `button at ${top}`).toBe(true)
  }
  // It ends with the form, and lies on nothing below it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bar = await page.locator(BAR).boundingBox()
  const foot = await page.locator('footer').last().boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
}

/** No field with the focus is covered, by keyboard or by tap. */
const coversNothing = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('[name=email]').focus()
  const walked: string[] = []
  // As far as the choice of how to pay: the fields of the card are another origin's.
  while (walked.at(-1) !== 'method') {
    const name = await page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '',
    )
    expect(walked).not.toContain(name)
    walked.push(name)
    expect(await covered(page), name).toBe(0)
    await page.keyboard.press('Tab')
  }
  expect(walked).toEqual(expect.arrayContaining(['lastName', 'phone', 'country', 'wantsInvoice']))
  const email = page.locator('[name=email]')
  await email.evaluate((field) => {
    document.querySelector<HTMLElement>(':focus')?.blur()
    // All but its upper edge under the bar.
    const { top } = document.querySelector('.checkout-bar')?.getBoundingClientRect() ?? { top: 0 }
    scrollBy(0, field.getBoundingClientRect().top - top + 12)
  })
  const box = await email.boundingBox()
  await page.mouse.click(180, (box?.y ?? 0) + 6)
  await expect(email).toBeFocused()
  await expect.poll(() => covered(page)).toBe(0)
}

test('on a telephone the bar stays in view, covers no field, and lets go where the screen is lower than 30rem', async ({
  page,
}) => {
  await open(page)
  await staysInView(page)
  await coversNothing(page)
  await page.setViewportSize({ width: 360, height: 400 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator(BAR)).not.toBeInViewport()
})

test('pressed at the top, the button leads to the first field, and orders nothing', async ({
  page,
}) => {
  await open(page)
  const words = await readWords('de', 'checkout')
  await page.locator(`${BAR} button`).click()
  await expect(page.getByLabel(words('client.fields.email.wrong'))).toBeFocused()
  expect(await covered(page)).toBe(0)
})

test('what takes the place of the form stands in the middle', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(routePath('checkout', 'de'))
  const panel = page.locator('.checkout-panel')
  await expect(panel).toBeVisible({ timeout: SLOW_MS })
  const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {}
  const room = await page.evaluate(() => document.body.getBoundingClientRect().width)
  expect(Math.abs(x + width / 2 - room / 2)).toBeLessThanOrEqual(1)
  const heading = await page.locator('.checkout-words h1').boundingBox()
  expect(heading?.x).toBeCloseTo(x, 0)
})
