import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectArrival, holdAnswer, newEmail } from './support/sign-ups.ts'
import { readWords } from './support/words.ts'

const words = await readWords('en', 'signUp')
const PAGE = '/docs/free-demo'
const OPEN_PAGE = '/l/f'

const trigger = (page: Page) => page.locator('main a[data-sign-up]').first()
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label = 'label.default') =>
  page.getByRole('textbox', { name: words(label) })
const submit = (page: Page, word = 'submit.download') =>
  page.getByRole('button', { name: words(word) })

const isModal = (locator: Locator) => locator.evaluate((element) => element.matches(':modal'))

const started = (page: Page) =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(layer)
      ? layer.filter((entry) => entry.event === 'Signup started').length
      : 0
  })

/** Signs an address up on the page that is open, as far as the web app. */
const signUp = async (page: Page, email: string) => {
  await trigger(page).click()
  await field(page).fill(email)
  await submit(page).click()
  await expectArrival(page, email)
}

test('keyboard alone opens the dialog, signs up and arrives in the web app', async ({ page }) => {
  const email = newEmail()
  const release = await holdAnswer(page)
  await page.goto(PAGE)
  await trigger(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  expect(await isModal(dialog(page))).toBe(true)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(submit(page, 'submit.creating')).toBeDisabled()
  release()
  await expectArrival(page, email)
  const arrival = new URL(page.url())
  expect(arrival.searchParams.get('entryPoint')).toBe(PAGE)
  expect(arrival.searchParams.get('lang')).toBe('en')
})

test('Escape, the close icon and the overlay close it, and focus goes back to the link', async ({
  page,
}) => {
  await page.goto(PAGE)
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: words('close') }).click(),
    () => page.mouse.click(5, 5),
  ]
  for (const close of ways) {
    await trigger(page).click()
    await expect.poll(() => isModal(dialog(page))).toBe(true)
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(trigger(page)).toBeFocused()
  }
  expect(await started(page)).toBe(ways.length)
})

test('nothing closes it while the account is being made', async ({ page }) => {
  const release = await holdAnswer(page)
  await page.goto(PAGE)
  await trigger(page).click()
  await field(page).fill(newEmail())
  await submit(page).click()
  await expect(submit(page, 'submit.creating')).toBeDisabled()
  for (const element of ['html', 'dialog', 'form button[type="submit"]']) {
    await expect(page.locator(element).first(), element).toHaveCSS('cursor', 'progress')
  }
  for (const attempt of [1, 2, 3]) {
    await page.keyboard.press('Escape')
    await expect(dialog(page), `after Escape ${attempt}`).toBeVisible()
  }
  await page.mouse.click(5, 5)
  await page.getByRole('button', { name: words('close') }).click()
  await expect(dialog(page)).toBeVisible()
  release()
})

test('an address that has an account says so on the label until the field gets focus', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await page.goto(PAGE)
  await signUp(page, email)

  await context.clearCookies()
  await page.goto(PAGE)
  await trigger(page).click()
  await field(page).fill(email.toUpperCase())
  await submit(page).click()
  await expect(field(page, 'label.exists')).toBeVisible()
  await expect(submit(page)).toBeFocused()
  await field(page, 'label.exists').focus()
  await expect(field(page)).toBeVisible()
})

test('the card fades in, and does not with reduced motion', async ({ page }) => {
  const openAndLook = () =>
    page.locator('[data-card]').evaluate(async (card) => {
      document.querySelector<HTMLElement>('main a[data-sign-up]')?.click()
      for (let frame = 0; frame < 5 && card.getAnimations().length === 0; frame += 1) {
        await new Promise(requestAnimationFrame)
      }
      return card.getAnimations().map(({ effect }) => effect?.getTiming().duration)
    })
  const endOfFade = () =>
    expect
      .poll(() => page.locator('[data-card]').evaluate((card) => card.getAnimations().length))
      .toBe(0)
  await page.goto(PAGE)
  expect(await openAndLook()).toEqual([200])
  await expect(submit(page)).toHaveAttribute('aria-busy', 'false')
  await endOfFade()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(await openAndLook()).toEqual([200])
  await endOfFade()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await openAndLook()).toEqual([])
})

test('the page that opens it fetches no more script until the visitor comes near', async ({
  page,
}) => {
  const requests: string[] = []
  await page.goto(OPEN_PAGE, { waitUntil: 'networkidle' })
  expect(await isModal(dialog(page))).toBe(true)
  expect(await started(page)).toBe(1)
  // What every page fetches a second after its load has come by then.
  await page.waitForTimeout(2000)
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request.url())
  })
  await page.waitForTimeout(1500)
  expect(requests).toEqual([])
  const chunk = page.waitForRequest(/\.js$/)
  await field(page).hover()
  await chunk
  expect(await started(page)).toBe(1)
})

test('it is laid out once the visitor comes near, and neither seen nor in the way of keys', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' })
  const card = page.locator('dialog [data-card]')
  expect(await card.boundingBox()).toBeNull()
  await trigger(page).hover()
  await expect.poll(() => card.boundingBox()).not.toBeNull()
  await expect(card).toBeHidden()
  await expect(dialog(page)).toHaveCount(0)
  await page.locator('footer a').last().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog'))).toBeNull()
})

test('it has no accessibility findings, and the page behind does not scroll', async ({ page }) => {
  await page.goto(PAGE)
  await trigger(page).click()
  await expect(field(page)).toBeFocused()
  await page.waitForTimeout(300)
  const idle = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(idle.violations.map(({ id }) => id)).toEqual([])
  await field(page).fill('ann')
  await submit(page).click()
  await expect(field(page, 'label.error')).toHaveAttribute('aria-invalid', 'true')
  const wrong = await new AxeBuilder({ page }).include('dialog').analyze()
  expect(wrong.violations.map(({ id }) => id)).toEqual([])
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('on a telephone the button stays in view above the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 360 })
  for (const path of [PAGE, OPEN_PAGE]) {
    await page.goto(path)
    if (path === PAGE) await trigger(page).click()
    await expect(field(page)).toBeFocused()
    await expect(dialog(page).locator('button[type="submit"]')).toBeInViewport({ ratio: 1 })
  }
})
