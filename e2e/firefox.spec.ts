import { expect, test } from '@playwright/test'
import type { Browser } from 'puppeteer-core'
import { TEST_CARDS } from '../features/checkout/test-cards.ts'
import { COOKIES } from '../lib/config/cookies.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { wordsOf } from '../services/words/words.ts'
import { expectThat, FIREFOX, named, open, startFirefox, walkIn } from './support/firefox.ts'
import { LONG } from './support/long.ts'
import { newEmail } from './support/purchase.ts'
import { readWords } from './support/words.ts'

test.describe('in Firefox', LONG, () => {
  test.skip(!FIREFOX, 'there is no Firefox on this machine')
  test.describe.configure({ timeout: 180_000 })

  let browser: Browser

  test.beforeAll(async () => {
    browser = await startFirefox()
  })

  test.afterAll(() => browser?.close())

  test('a visitor signs up in the dialog and arrives in the web app', () =>
    walkIn(browser, async (page) => {
      const words = await readWords('en', 'signUp')
      const email = newEmail()
      await open(page, '/docs/free-demo')
      await page.locator('main a[data-sign-up]').click()
      await named(page, words('label.default')).fill(email)
      await named(page, words('submit.download')).click()
      await expect.poll(() => page.url(), { timeout: 20_000 }).toContain('/webapp/?')
      await page.locator(`::-p-text(${email})`).wait()
    }))

  test('an address that cannot be one is said at its field', () =>
    walkIn(browser, async (page) => {
      const words = await readWords('en', 'signUp')
      await open(page, '/l/f')
      await named(page, words('label.default')).fill('ann')
      await named(page, words('submit.getAccess')).click()
      await named(page, words('label.error')).wait()
    }))

  test('a menu opens by keyboard, suggests documents, and Escape leads back', () =>
    walkIn(browser, async (page) => {
      const menus = await readWords('en', 'menus')
      await open(page, '/')
      const heading = `//header//summary[normalize-space()="${menus('templates')}"]`
      const summary = await page.waitForSelector(`::-p-xpath(${heading})`)
      await summary?.focus()
      await page.keyboard.press('Enter')
      await page.locator('header input[type=search]').fill('commercial lease')
      await page.locator('header [role=option]').wait()
      await expect
        .poll(async () => {
          await page.keyboard.press('Escape')
          return page.evaluate(() => document.querySelector('header details[open]') === null)
        })
        .toBe(true)
      await expectThat(
        page,
        () => document.activeElement?.matches('summary') === true,
        'the focus is back',
      )
    }))

  test('the banner asks, takes the answer, and stays away', () =>
    walkIn(browser, async (page) => {
      await open(page, '/')
      await page.locator('#consent [data-consent="1"]').click()
      const isHidden = () => document.querySelector('#consent')?.checkVisibility() === false
      await expectThat(page, isHidden, 'the banner goes')
      const kept = await page.browserContext().cookies()
      expect(kept.find(({ name }) => name === COOKIES.choice.name)?.value).toBe('1')
      await open(page, routePath('plans', 'en'))
      // Longer than the banner waits before it shows.
      await new Promise((resolve) => {
        setTimeout(resolve, 2000)
      })
      expect(await page.evaluate(isHidden)).toBe(true)
    }))

  test('a buyer pays by test card, and gets a receipt', () =>
    walkIn(browser, async (page) => {
      const [plans, words] = await Promise.all([
        readWords('en', 'plans'),
        readWords('en', 'checkout'),
      ])
      await open(page, routePath('plans', 'en'))
      await named(page, plans('form.choose').replace('{plan}', 'Basic')).click()
      const field = (name: string) => named(page, words(`client.fields.${name}.label`))
      await field('email').fill(newEmail())
      await field('firstName').fill('Ann')
      await field('lastName').fill('Example')
      await field('country').fill('FR')
      await expectThat(
        page,
        () => /20\d\d/.test(document.querySelector('.checkout-renewal')?.textContent ?? ''),
        'the terms of the renewal',
      )
      await named(page, words('consent')).click()
      await field('nameOnCard').fill('Ann Example')
      const frame = await page.waitForFrame((one) => one.url().includes('/payment/frame'))
      const { cardNumber, month, year, cvc } = wordsOf('en').payment
      await named(frame, cardNumber).fill(TEST_CARDS.succeeds)
      await named(frame, month).fill('12')
      await named(frame, year).fill('2039')
      await named(frame, cvc).fill('123')
      await page.locator('main form button[type=submit]').click()
      await expect
        .poll(() => page.url(), { timeout: 20_000 })
        .toContain(routePath('purchaseThanks', 'en'))
      await page.locator('::-p-text(BB-)').wait()
    }))

  test('a page that rests asks for nothing that its policy refuses, and its links lead on', () =>
    walkIn(browser, async (page) => {
      await open(page, '/')
      const link = `header a[href="${routePath('plans', 'en')}"]`
      await page.locator(link).hover()
      // A page rests for two seconds before it looks ahead.
      await new Promise((resolve) => {
        setTimeout(resolve, 3000)
      })
      expect(
        await page.evaluate(() => document.querySelectorAll('link[rel=prefetch]').length),
      ).toBe(0)
      await page.locator(link).click()
      await expect.poll(() => page.url()).toContain(routePath('plans', 'en'))
    }))
})
