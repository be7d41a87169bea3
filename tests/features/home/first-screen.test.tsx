import { describe, expect, it } from 'vitest'
import { PriceLine } from '#components/ui/price-line.tsx'
import { HomeView } from '#features/home/components/home-view.tsx'
import { CURRENT_BOOK, priceRow } from '#features/pricing/price.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { readOfferRecords } from '../../../scripts/lib/read-records.ts'
import { putServerHtml } from '../../support/server-html.ts'

const home = async (locale: Locale) =>
  putServerHtml(
    <HomeView
      locale={locale}
      claims={await loadClaims(locale)}
      documents={await loadDocumentWords(locale)}
      signUp={({ children }) => <a href="#sign-up">{children}</a>}
      search={null}
      agreement={() => <p id="agreement" />}
    />,
  )

const offers = await readOfferRecords()

/** The least that a plan of the plans page costs a year, in cents. */
const least = (locale: string): number => {
  const offer = offers.find((one) => one.locale === locale && one.path === ROUTES.plans.path)
  const plans = offer?.record.plans ?? []
  const rows = plans.map((plan) =>
    priceRow(CURRENT_BOOK, { plan, currency: 'USD', at: new Date() }),
  )
  return Math.min(...rows.map((row) => row?.yearly ?? 0))
}

describe.each(LOCALE_CODES)('the price in the first screen in %s', (locale) => {
  it('is a month of the cheapest plan of the page that it leads to, by the book', async () => {
    await putServerHtml(<PriceLine locale={locale} />)
    const link = document.querySelector('a')
    const amount = least(locale) / 12
    expect(amount).toBeGreaterThan(0)
    expect(link?.textContent).toContain(formatMoney({ amount, currency: 'USD' }, locale))
    expect(link?.getAttribute('href')).toBe(routePath('plans', locale))
  })
})

it('stands under the action of the home page, before the agreement', async () => {
  await home('en')
  const links = [...document.querySelectorAll('.hero a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#sign-up', routePath('plans', 'en')])
  expect(document.querySelector('.hero #agreement')).not.toBeNull()
})

it('stands under the action at the end of the home page', async () => {
  await home('en')
  const links = [...document.querySelectorAll('.last-page a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#sign-up',
    routePath('plans', 'en'),
  ])
})

it.each(LOCALE_CODES)(
  'shows large in %s what can be checked, and small the figures without a source',
  async (locale) => {
    await home(locale)
    const { businesses, lawFirms } = await loadClaims(locale)
    const [checked, claimed] = document.querySelectorAll('section:has(.ledger) > ul')
    const links = [...(checked?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
    expect(links).toEqual([
      routePath('document/non-disclosure', locale),
      routePath('cancelSubscription', locale),
      routePath('about', locale),
    ])
    expect(checked?.textContent).not.toMatch(/\d{2}[.,\s]?\d{3}/)
    for (const figure of [businesses, lawFirms]) expect(claimed?.textContent).toContain(figure)
    expect(claimed?.className).toContain('text-small')
  },
)
