import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import PrivacyPage from '#app/[locale]/[context]/(site)/company/privacy-policy/page.tsx'
import TermsPage from '#app/[locale]/[context]/(site)/company/terms-of-use/page.tsx'
import AffiliateStartPage from '#app/[locale]/[context]/(site)/start/page.tsx'
import AffiliatePlansPage from '#app/[locale]/[context]/(site)/start/plans/page.tsx'
import { layoutOf } from '#features/shell/layout-of.ts'
import { LAYOUT_NAMES, LAYOUTS, type LayoutName } from '#lib/config/layouts.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { putServerHtml } from '../support/server-html.ts'

const TAGLINE = 'All-in-One Business Management Toolkit'

/** The older of the two generations of prices (S2 §2.4): a record asks for it. */
const OF_RECORDS: readonly LayoutName[] = ['offer']

type Page = (props: { params: Promise<{ locale: Locale }> }) => Promise<React.ReactNode>

const show = async (page: Page, locale: Locale) =>
  putServerHtml(await page({ params: Promise.resolve({ locale }) }))

afterEach(() => {
  document.body.innerHTML = ''
})

describe('the layouts (S2 §2.4)', () => {
  it('are each that of a route in a language', () => {
    const shown = new Set([
      ...OF_RECORDS,
      ...ROUTE_IDS.flatMap((id) => ROUTES[id].locales.map((locale) => layoutOf(id, locale))),
    ])
    expect(LAYOUT_NAMES.filter((name) => !shown.has(name))).toEqual([])
  })

  it('have a film only where the page has a link to it', () => {
    const filmed = ROUTE_IDS.filter((id) => LAYOUTS[ROUTES[id].layout].video)
    expect(filmed).toEqual(['budgeto', 'affiliateStart', 'affiliatePlans'])
  })

  it.each([
    ['start', AffiliateStartPage],
    ['plans', AffiliatePlansPage],
  ] as const)(
    'the affiliate store’s %s has its tagline and film in English only',
    async (_, page) => {
      await show(page, 'en')
      expect(screen.getByText(TAGLINE)).toBeTruthy()
      expect(document.querySelectorAll('#video-affiliateStore')).toHaveLength(1)
      expect(document.querySelectorAll('main [data-video="affiliateStore"]')).toHaveLength(1)
      await show(page, 'fr')
      expect(document.querySelectorAll('[data-video], #video-affiliateStore')).toHaveLength(0)
      expect(document.querySelector('header nav')).not.toBeNull()
    },
  )

  it.each([
    ['terms', TermsPage],
    ['privacy', PrivacyPage],
  ] as const)(
    '%s have no menu beside them in en, fr and es, and the usual one elsewhere',
    async (id, page) => {
      for (const locale of LOCALE_CODES) {
        await show(page, locale)
        const isLanding = ['en', 'fr', 'es'].includes(locale)
        expect(layoutOf(id, locale)).toBe(isLanding ? 'legalLanding' : 'default')
        expect(document.querySelectorAll('header nav').length === 0, locale).toBe(isLanding)
      }
    },
  )
})
