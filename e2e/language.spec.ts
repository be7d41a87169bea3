import { expect, test } from '@playwright/test'
import { LOCALE_CODES } from '../lib/config/locales.ts'
import { routePath } from '../lib/i18n/public-path.ts'
import { longFor } from './support/long.ts'

const DAY_S = 86_400

for (const locale of LOCALE_CODES) {
  test(
    `a visit in ${locale} is remembered for 30 days (S2 §3)`,
    longFor(locale),
    async ({ page, context }) => {
      await page.goto(routePath('home', locale), { waitUntil: 'networkidle' })
      const find = async () => (await context.cookies()).find(({ name }) => name === 'b_language')
      await expect.poll(find).toBeDefined()
      const cookie = await find()
      expect(cookie).toMatchObject({ value: locale, httpOnly: false, sameSite: 'Lax', path: '/' })
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S)).toBe(30)
    },
  )
}
