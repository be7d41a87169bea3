import { join } from 'node:path'
import { expect, test, type ConsoleMessage } from '@playwright/test'
import { EXHIBITS } from '../../app/[locale]/[context]/gallery/exhibits.ts'
import { GALLERY_MARK, GALLERY_PATH } from '../../lib/config/gallery.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../../lib/config/locales.ts'
import { publicPath } from '../../lib/i18n/public-path.ts'
import { exhibitFaults } from '../../scripts/gallery/photograph.ts'
import { currentBuild } from '../../scripts/run/current-build.ts'
import { filesHolding } from '../support/files-holding.ts'
import { LONG } from '../support/long.ts'
import { readWords } from '../support/words.ts'

test.describe.configure({ mode: 'parallel' })

const names = [...new Set(EXHIBITS.map(({ specimen }) => specimen))]

type Walk = { specimen: string; locale: Locale; isDeep: boolean }

/** Specimens whose every state `npm test` gives to axe: the other dialogs show the same forms in other frames. */
const DEEP: readonly string[] = ['email-only', 'help']

/** What axe finds in a state it finds in English: the others have other words, which must fit. */
const walksOf = (specimen: string): Walk[] => {
  const isDeep = DEEP.includes(specimen)
  const walks = LOCALE_CODES.map((locale) => {
    const isDefault = locale === DEFAULT_LOCALE
    return { specimen, locale, isDeep: isDefault && isDeep }
  })
  return isDeep ? walks : [...walks, { specimen, locale: DEFAULT_LOCALE, isDeep: true }]
}

/** One specimen of each frame; the others are for `npm run test:long`. */
const SHORT = [...DEEP, 'password', 'landing-page', 'benefits', 'label-01', 'site', 'layout']

const isShort = ({ specimen, locale, isDeep }: Walk) =>
  locale === DEFAULT_LOCALE && SHORT.includes(specimen) && isDeep === DEEP.includes(specimen)

/** A service that a busy machine keeps from answering in time: pages do without it, which other tests look into. */
const isSlowService = (message: ConsoleMessage) =>
  message.text().includes('504 (Gateway Timeout)') &&
  new URL(message.location().url).pathname.startsWith('/api/')

for (const specimen of names) {
  const exhibits = EXHIBITS.filter((exhibit) => exhibit.specimen === specimen)
  for (const walk of walksOf(specimen)) {
    const { locale, isDeep } = walk
    test(
      `${specimen} in ${locale} is accessible and fits a narrow screen${isDeep ? ', state by state' : ''}`,
      isShort(walk) ? {} : LONG,
      async ({ page }) => {
        test.setTimeout(180_000)
        const noise: string[] = []
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()) && !isSlowService(message)) {
            noise.push(message.text())
          }
        })
        page.on('pageerror', (error) => noise.push(error.message))
        for (const [index, { state }] of exhibits.entries()) {
          const url = publicPath({ locale, path: `${GALLERY_PATH}/${specimen}/${state}` })
          const exhibit = { url, isPageSeen: index > 0, isWidthOnly: index > 0 && !isDeep }
          await test.step(state, async () => {
            expect(await exhibitFaults(page, exhibit)).toEqual([])
          })
        }
        expect(noise).toEqual([])
      },
    )
  }
}

test('what is shown is the state that the address names', async ({ page }) => {
  const show = async (exhibit: string) => {
    await page.goto(`${GALLERY_PATH}/${exhibit}`)
    await page.waitForSelector(`html[${GALLERY_MARK}]`)
  }
  const [shell, signUp] = [await readWords('en', 'shell'), await readWords('en', 'signUp')]
  await show('site/signed-in')
  await expect(page.getByRole('link', { name: shell('account'), exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: shell('logIn') })).toBeHidden()
  await show('email-only/in-progress')
  await expect(page.getByRole('button', { name: signUp('submit.creating') })).toBeDisabled()
  await show('password/fault-mismatch')
  await expect(page.getByLabel(signUp('password.mismatch'))).toBeVisible()
  await show('benefits/failed-notice')
  await expect(page.getByRole('alertdialog')).toContainText(shell('errorNotice.message'))
})

test('a notice over a dialog darkens the page once', async ({ page }) => {
  for (const [exhibit, open] of [
    ['email-only/failed', 1],
    ['email-only/failed-notice', 2],
    ['site/error-notice', 1],
  ] as const) {
    await page.goto(`${GALLERY_PATH}/${exhibit}`)
    await page.waitForSelector(`html[${GALLERY_MARK}]`)
    const backgrounds = await page
      .locator('dialog[open]')
      .evaluateAll((dialogs) => dialogs.map((dialog) => getComputedStyle(dialog).backgroundColor))
    expect(backgrounds, exhibit).toHaveLength(open)
    expect(backgrounds.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')).toHaveLength(1)
  }
})

test('the gallery lists all of it, and the build holds its marks', async ({ page }) => {
  await page.goto(GALLERY_PATH)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(EXHIBITS.length)
  for (const folder of ['server', 'static']) {
    expect(filesHolding(join(currentBuild(), folder), GALLERY_MARK), folder).not.toEqual([])
  }
})
