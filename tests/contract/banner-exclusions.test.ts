import { describe, expect, it } from 'vitest'
import { isBannerExcluded } from '#features/shell/banner-exclusions.ts'
import { LAYOUT_NAMES, type LayoutName } from '#lib/config/layouts.ts'
import { ROUTES } from '#lib/config/routes.ts'

const words = (text: string) => text.trim().split(/\s+/)

const PRICING_VARIANTS = words(`
  captcha hr-toolkit index_backup index_backup2 index_C legal-toolkit lowest-price lowest-price-week manage-and-grow
  renew save50 save50thismonth save50today save60 save60thismonth save60today save60/today special-price specialoffer
  upto50 your-document ab/23.02.27 ab/25.01.15 ab/25.09.06 ab/22.01.20/01 ab/22.01.20/02 ab/save/01
`)

/** Pages of S2 §2.2 and of this site that are support, contact, a pricing plan page or a thank-you page. */
const EXCLUDED = [
  ...words('/company/support /company/contact /pricing/plans'),
  ...PRICING_VARIANTS.map((variant) => `/pricing/plans/${variant}`),
  ...words('/pricing/thank-you /budgeto/thank-you /start/cb/thank-you /share/feedback/thank-you'),
]

/** Every other page of S2 §2.2. */
const SHOWN = words(`
  / /apps /budgeto /business-plan /docs /document-management /download /drive /features /l /lp /start /testimonials
  /uninstall /budgeto/buy/x /company/about /company/affiliate /company/affiliate-agreement /company/cookie-policy
  /company/eula /company/newsroom /company/newsroom/contact /company/privacy-policy /company/privacy-policy-frame
  /company/refund-policy /company/sustainability /company/terms-of-use /company/terms-of-use-frame /docs/free-demo
  /lp/free-demo /l/aug232024 /l/f /docs/ab/15.10.24/01 /start/plans /start/cb /start/marketingmaterials /share/feedback
`)

describe('pages that the cookie banner stays away from (S2 §2.3)', () => {
  it.each(EXCLUDED)('%s', (path) => {
    expect(isBannerExcluded(path)).toBe(true)
  })

  it.each(SHOWN)('not %s', (path) => {
    expect(isBannerExcluded(path)).toBe(false)
  })

  it('are, of the pages of the registry, these', () => {
    const awaited = ['/company/support', '/company/contact', '/pricing/plans']
    const known: string[] = Object.values(ROUTES).map(({ path }) => path)
    expect(known).toEqual(expect.arrayContaining(awaited))
    expect(known.filter((path) => awaited.includes(path)).every(isBannerExcluded)).toBe(true)
  })

  /** Whatever route comes with one of these layouts is a page of that kind (S2 §2.4). */
  it('are all that have the layout of thanks or of prices', () => {
    const kinds: readonly LayoutName[] = ['thanks', 'pricing', 'offer']
    expect(LAYOUT_NAMES).toEqual(expect.arrayContaining([...kinds]))
    const shown = Object.values(ROUTES).filter(
      ({ layout, path }) => kinds.includes(layout) && !isBannerExcluded(path),
    )
    expect(shown).toEqual([])
  })

  it('are, of the routes that there are, these', () => {
    const excluded = Object.values(ROUTES).filter(({ path }) => isBannerExcluded(path))
    expect(excluded.map(({ path }) => path)).toEqual([
      '/uninstall/thank-you',
      '/company/contact',
      '/company/support',
      '/hand-off',
      '/hand-off/again',
      '/hand-off/later',
      '/pricing/plans',
      '/pricing/plans/{slug}',
      '/pricing/plans/{slug}/{part}',
      '/pricing/plans/ab/{date}',
      '/pricing/plans/ab/{date}/{slug}',
      '/pricing/checkout',
      '/pricing/thank-you',
      '/budgeto/thank-you',
      '/start/cb/thank-you',
      '/answer',
      '/share/feedback/thank-you',
    ])
  })
})
