import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Letterhead } from '#features/shell/components/footer/letterhead.tsx'
import { SiteFooter } from '#features/shell/components/site-footer.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Layout } from '#lib/config/layouts.ts'
import { LOCALE_CODES, LOCALES, type Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { givePhones, takePhones, USUAL_PHONES } from '../../support/given-phones.ts'
import { readMessages } from '../../support/messages.ts'
import { putServerHtml } from '../../support/server-html.ts'

type Shown = { kind: Layout['footer']; locale?: Locale }

const show = async ({ kind, locale = 'en' }: Shown, isGallery = true) => {
  vi.stubEnv('GALLERY', isGallery ? '1' : '0')
  await putServerHtml(<SiteFooter kind={kind} locale={locale} path="/" />)
  const words = await readMessages(locale, 'footer')
  return { words, footer: document.querySelector('footer')?.textContent ?? '' }
}

const linkNames = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

afterEach(() => {
  takePhones()
  vi.unstubAllEnvs()
  document.body.innerHTML = ''
})

describe('the foot of a page (S2 §2.7)', () => {
  it.each(['site', 'mega', 'short', 'legal', 'budgeting'] as const)(
    '%s has this year, the address and the cookie settings',
    async (kind) => {
      const { words, footer } = await show({ kind })
      expect(footer).toContain(`© ${new Date().getFullYear()} ${BRAND.legalName}`)
      expect(footer).toContain('Montreal, QC, Canada')
      const settings = screen.getByRole('link', { name: words.get('cookieSettings') })
      expect(settings.hasAttribute('data-consent')).toBe(true)
    },
  )

  it.each(['site', 'mega', 'short', 'legal'] as const)(
    '%s leads to the imprint, which German law wants one click away',
    async (kind) => {
      await show({ kind, locale: 'de' })
      const link = screen.getByRole('link', { name: 'Impressum' })
      expect(link.getAttribute('href')).toBe('/de/company/imprint')
    },
  )

  it.each(['site', 'mega', 'short'] as const)(
    '%s names who answers with the number, and before there is one leads to a page (docs/decisions/022)',
    async (kind) => {
      const { words } = await show({ kind })
      const label = words.get('customerService') ?? ''
      expect(document.querySelector('[href^="tel:"]')).toBeNull()
      const link = screen.getByRole('link', { name: label })
      expect(link.getAttribute('href')).toBe('/company/contact/')
      givePhones()
      const { footer } = await show({ kind })
      expect(footer).toContain(`${label} ${USUAL_PHONES.customerServiceNumber}`)
      expect(screen.queryByRole('link', { name: label })).toBeNull()
    },
  )

  it('is left out where the layout has none', async () => {
    expect((await show({ kind: 'none' })).footer).toBe('')
  })

  it('short adds contact, customer service and the languages to the legal one', async () => {
    const legal = await show({ kind: 'legal' })
    expect(linkNames()).not.toContain(LOCALES.de.name)
    const { words, footer } = await show({ kind: 'short' })
    expect(legal.footer).not.toContain(words.get('customerService'))
    expect(footer).toContain(words.get('customerService'))
    expect(linkNames()).toEqual(expect.arrayContaining([words.get('pages.contact'), 'Deutsch']))
  })

  it('short leads to the contact page', async () => {
    const { words } = await show({ kind: 'short', locale: 'de' }, false)
    const link = screen.getByRole('link', { name: words.get('pages.contact') })
    expect(link.getAttribute('href')).toBe('/de/company/contact/')
  })

  it('budgeting has contact and what the law wants on every page, and nothing else of the site (S2 §2.4)', async () => {
    const { words } = await show({ kind: 'budgeting' })
    const legal = ['terms', 'privacy', 'cookiePolicy', 'imprint']
    const keys = [...legal, 'cancelSubscription', 'withdrawal', 'pages.contact', 'cookieSettings']
    const names = keys.map((key) => words.get(key))
    expect(linkNames()).toEqual(names)
  })

  it('calls for a trial in English alone, by a link where the page has no dialog', async () => {
    const { words } = await show({ kind: 'site' })
    const call = screen.getByRole('link', { name: words.get('startTrial') })
    expect(call.getAttribute('href')).toBe('/l/f')
    const german = await show({ kind: 'site', locale: 'de' })
    expect(linkNames()).not.toContain(german.words.get('startTrial'))
  })

  it.each(LOCALE_CODES)('opens the five profiles in %s in new tabs', async (locale) => {
    await show({ kind: 'site', locale })
    for (const { name, url } of Object.values(BRAND.social)) {
      const link = screen.getByRole('link', { name: new RegExp(`^${name},`) })
      expect(link.getAttribute('href')).toBe(url)
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
    }
  })

  it('names those who sell the product in the one with every block', async () => {
    await show({ kind: 'site', locale: 'fr' })
    expect(linkNames()).not.toContain(BRAND.retailers[0]?.name)
    await show({ kind: 'mega', locale: 'fr' })
    expect(linkNames()).toEqual(expect.arrayContaining(BRAND.retailers.map(({ name }) => name)))
  })

  it('folds the long groups of the newer one for telephones, and never the company', async () => {
    const { words } = await show({ kind: 'site' })
    const folds = [...document.querySelectorAll('details')]
    const names = folds.map((fold) => fold.querySelector('summary')?.textContent)
    expect(names).toEqual([words.get('titles.apps'), words.get('titles.audiences')])
    expect(folds.some(({ open }) => open)).toBe(false)
    await show({ kind: 'site', locale: 'de' })
    expect(document.querySelector('details')).toBeNull()
  })

  it('short says who it is in one block, and where to go in another', async () => {
    const { words } = await show({ kind: 'short' })
    const [who, where] = [...(document.querySelector('footer > div')?.children ?? [])]
    expect(who?.textContent).toContain(words.get('customerService'))
    expect(where?.textContent).toContain(words.get('terms'))
    expect(where?.textContent).toContain(LOCALES.de.name)
  })

  it('names the privacy officer in English and French', async () => {
    for (const locale of LOCALE_CODES) {
      const { words, footer } = await show({ kind: 'site', locale })
      expect(footer.includes(words.get('privacyOfficer') ?? '?'), locale).toBe(
        locale === 'en' || locale === 'fr',
      )
    }
  })

  it('tells of planted trees in place of its tagline on sustainability pages (S2 §4)', async () => {
    const words = await readMessages('en', 'footer')
    const tagline = words.get('tagline')?.replace('{since}', `${BRAND.since}`) ?? '?'
    expect((await show({ kind: 'site' })).footer).toContain(tagline)
    await putServerHtml(<SiteFooter kind="site" locale="en" path="/company/sustainability" />)
    expect(document.body.textContent).toContain('85,000+ trees')
    expect(document.body.textContent).not.toContain(tagline)
  })
})

describe('the letterhead (S2 §2.7)', () => {
  it('has a rating only where it has a source', async () => {
    await putServerHtml(<Letterhead locale="en" />)
    expect(document.body.textContent).not.toContain('out of 5')
    const review = { source: 'Example Reviews', url: 'https://example.com/', rating: 4.6 } as const
    await putServerHtml(<Letterhead locale="en" review={review} />)
    expect(screen.getByRole('link', { name: '4.6 out of 5 on Example Reviews' })).toBeTruthy()
  })

  it('has the street above the place once the owner gives it', () => {
    const place = { city: 'Montréal', region: 'QC', country: 'CA' }
    expect(postalAddress('de', place)).toEqual(['Montréal, QC, Kanada'])
    const whole = { ...place, street: '1 Example Street', postalCode: 'H1A 1A1' }
    expect(postalAddress('en', whole)).toEqual(['1 Example Street', 'Montréal, QC H1A 1A1, Canada'])
  })
})
