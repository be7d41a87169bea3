import { expect, test } from '@playwright/test'
import { LOCALE_CODES, LOCALES } from '../lib/config/locales.ts'
import { SIGN_UP_PATH } from '../lib/config/routes.ts'
import { publicPath } from '../lib/i18n/public-path.ts'
import { sitePages } from '../scripts/browser/site-pages.ts'
import { longFor } from './support/long.ts'
import { readWords } from './support/words.ts'

/** A headline without the tags of its pen. */
const unmarked = (text: string) => text.replace(/<\/?mark>/g, '')

const landingPages = (await sitePages()).filter(({ kind }) => kind === 'landing')

for (const locale of LOCALE_CODES) {
  const name = `an unknown address in ${locale} answers 404 in that language (S2 §2.5)`
  test(name, longFor(locale), async ({ page }) => {
    const words = await readWords(locale, 'notFound')
    const answer = await page.goto(publicPath({ locale, path: '/no-such-page' }))
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toContain('no-store')
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unmarked(words('heading')))
    await expect(page).toHaveTitle(words('meta.title'))
    const action = page.getByRole('link', { name: words('action') })
    await expect(action).toHaveAttribute('href', new RegExp(`lang=${locale}&lib=${locale}`))
    const menus = await readWords(locale, 'menus')
    const search = page.getByRole('main').getByRole('searchbox', { name: menus('search.label') })
    await expect(search).toBeVisible()
    const shell = await readWords(locale, 'shell')
    const create = page.getByRole('banner').getByRole('link', { name: shell('tryForFree') })
    await expect(create).toHaveAttribute('href', publicPath({ locale, path: SIGN_UP_PATH }))
  })
}

test('a page that the language lacks offers the languages that have it', async ({ page }) => {
  const words = await readWords('fr', 'notFound')
  const answer = await page.goto('/fr/docs/free-demo')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unmarked(words('heading')))
  await expect(page.getByText(words('elsewhere'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('action') })).toHaveAttribute(
    'href',
    /\/webapp\/\?lang=fr&lib=fr$/,
  )
  await page.getByRole('main').getByRole('link', { name: LOCALES.en.name }).click()
  await expect(page).toHaveURL('/docs/free-demo')
})

for (const locale of LOCALE_CODES) {
  for (const path of ['/docs/ab/15.10.24/01', '/docs/ab/10.01.24', '/lp/ab/23.05.18/01']) {
    const offered = LOCALE_CODES.filter((code) =>
      landingPages.some((page) => page.path === publicPath({ locale: code, path })),
    )
    if (offered.includes(locale)) continue
    test(`${path} asked for in ${locale} offers the languages that have it`, async ({
      request,
    }) => {
      const words = await readWords(locale, 'notFound')
      const answer = await request.get(publicPath({ locale, path }))
      expect(answer.status()).toBe(404)
      const html = await answer.text()
      expect(html).toContain(unmarked(words('meta.title')))
      for (const code of offered) {
        const href = publicPath({ locale: code, path })
        expect(html).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]*>${LOCALES[code].name}<`))
      }
    })
  }
}

test('internal addresses are closed', async ({ request }) => {
  const closed = [
    '/standard',
    '/fr/standard',
    '/fr/standard/not-found',
    '/standard/landing/x/plain-idle/l/f',
  ]
  for (const path of closed) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['cache-control'], path).toContain('no-store')
  }
})
