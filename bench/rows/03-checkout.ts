import { ROUTES } from '#lib/config/routes.ts'
import { bytesOf, firstLoadScripts } from '../lib/first-load.ts'
import type { Budget } from '../lib/row.ts'
import { atMost } from '../lib/verdict.ts'

const MAX_BYTES = 140_000

/** What the prices and the checkout fetch of script before somebody pays: the checkout asks for React at once. */
export const checkoutScripts: Budget = {
  id: 3,
  title: 'scripts before the payment step',
  needs: ['Chromium'],
  measure: async (bench) => {
    const [browser, site] = await Promise.all([bench.browser(), bench.siteUrl()])
    const sizes: number[] = []
    for (const { path } of [ROUTES.plans, ROUTES.checkout]) {
      sizes.push(bytesOf(await firstLoadScripts(browser, `${site}${path}`)))
    }
    return [
      atMost({
        id: 3,
        what: 'of prices or checkout, page script included',
        unit: 'B',
        figure: Math.max(...sizes),
        limit: MAX_BYTES,
      }),
    ]
  },
}
