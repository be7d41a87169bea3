import { expect, test, type Page } from '@playwright/test'
import { LABEL_STYLES } from '../lib/config/sign-up-variants.ts'

/** Opens the dialog of a page of the label experiment, and tells how its e-mail field looks. */
const lookOn = async (page: Page, arm: string) => {
  await page.goto(`/docs/ab/15.10.24/${arm}`)
  await page.locator('main a[data-sign-up]').first().click()
  const field = page.getByRole('dialog').locator('.field').first()
  await expect(field).toBeVisible()
  return field.evaluate((element: HTMLElement) => {
    const label = element.querySelector('label')
    const input = element.querySelector('input')
    if (!label || !input) throw new Error('The field has no label or no input.')
    const name = getComputedStyle(label)
    const box = getComputedStyle(input)
    const place = label.getBoundingClientRect()
    const target = input.getBoundingClientRect()
    return {
      style: element.dataset.labelStyle ?? null,
      /** The label is a tab with borders of its own. */
      hasTab: name.borderTopWidth === '1px' && name.borderBottomWidth === '0px',
      isOnBorder: place.top < target.top && place.bottom > target.top,
      isBeside: place.right <= target.left && place.bottom > target.top,
      isAbove: place.bottom <= target.top,
      isInCapitals: name.textTransform === 'uppercase',
      /** The input is a line to write on instead of a box. */
      isLine: box.borderTopWidth === '0px' && box.borderBottomWidth === '2px',
    }
  })
}

const PLAIN = {
  style: null,
  hasTab: false,
  isOnBorder: false,
  isBeside: false,
  isAbove: true,
  isInCapitals: false,
  isLine: false,
}

/** How each arm differs from the field without a style of its own. */
const LOOKS: Readonly<Record<string, Partial<typeof PLAIN>>> = {
  '00': {},
  '01': { hasTab: true },
  '02': { isOnBorder: true, isAbove: false },
  '03': { isBeside: true, isAbove: false },
  '04': { isInCapitals: true, isLine: true },
}

test('each arm of the label experiment has its look (S1 §2, S2 §2.3)', async ({ page }) => {
  for (const [arm, own] of Object.entries(LOOKS)) {
    const style = LABEL_STYLES.find((name) => name === arm) ?? null
    expect(await lookOn(page, arm), arm).toEqual({ ...PLAIN, ...own, style })
  }
})
