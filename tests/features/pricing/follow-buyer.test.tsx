import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followBuyer } from '#features/pricing/browser/follow-buyer.ts'
import { pricingStore } from '#features/pricing/pricing-store.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'
import { showPlans } from '../../support/plans-page.tsx'

const FLAG = 'data:image/svg+xml;base64,PHN2Zy8+'

const CANADA = {
  countryCode: 'CA',
  countryName: 'Canada',
  isTaxCountry: true,
  marketingMessage: { en: 'From Montréal.', fr: 'De Montréal.' },
  flag: FLAG,
}

const answers = (body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body)))

const start = async (locale: Locale, body: unknown) => {
  await showPlans({ locale })
  document.documentElement.lang = locale
  const asked = answers(body)
  startBehaviour(followBuyer)
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith('/api/localization?place', expect.anything()),
  )
  await waitFor(() => expect(asked.mock.results[0]?.type).toBe('return'))
}

const line = () => document.querySelector<HTMLElement>('[data-plans-place]')

const part = (name: string) => line()?.querySelector(`[data-part=${name}]`)?.textContent

beforeEach(() => {
  pricingStore.setState(pricingStore.getInitialState(), true)
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  document.body.innerHTML = ''
})

describe('the country of a buyer on the plans page (S2 §3 "Localization record")', () => {
  it('is named with its flag, its tax and the owner’s welcome', async () => {
    await start('fr', CANADA)
    await waitFor(() => expect(part('country')).toBe('Votre pays\u00A0: Canada'))
    expect(part('tax')).toContain('TPS')
    expect(part('welcome')).toBe('De Montréal.')
    const flag = line()?.querySelector('img')
    expect([flag?.src, flag?.hidden]).toEqual([FLAG, false])
    expect(pricingStore.getState()?.place).toMatchObject({ countryCode: 'CA', isTaxCountry: true })
  })

  it.each([
    ['de', 'Ihr Land: Schweiz'],
    ['it', 'Il suo Paese: Svizzera'],
  ] as const)(
    'is called in %s as the language calls it, without a tax that it has not',
    async (locale, name) => {
      await start(locale, { countryCode: 'CH', countryName: 'Switzerland', isTaxCountry: false })
      await waitFor(() => expect(part('country')).toBe(name))
      expect(part('tax')).toBe('')
      expect(part('welcome')).toBeUndefined()
      expect(line()?.querySelector('img')?.hidden).toBe(true)
    },
  )

  it.each([{ countryCode: 'US', regime: 'opt-in' }, { isFallback: true, countryCode: 'US' }, {}])(
    'is left out where nobody knows it: %j',
    async (body) => {
      await start('en', body)
      expect(line()?.textContent).toBe('')
      expect(pricingStore.getState()?.place).toBeUndefined()
    },
  )

  it.each([
    ['CA', true],
    ['DE', false],
  ])('%s is sold to for real money: %s', async (countryCode, isSold) => {
    vi.stubEnv('NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY', 'pk_live_1234567890')
    await start('en', { countryCode, isTaxCountry: isSold })
    await waitFor(() => expect(part('country')).not.toBe(''))
    const link = screen.queryByRole('link', { name: 'Ask us for a price' })
    expect(link?.getAttribute('href') ?? null).toBe(isSold ? null : '/company/contact/')
  })

  it('is no question where no money moves', async () => {
    await start('en', { countryCode: 'DE', isTaxCountry: false })
    await waitFor(() => expect(part('country')).toBe('Your country: Germany'))
    expect(document.querySelector('[data-plans-served]')).toBeNull()
  })

  it.each(LOCALE_CODES)(
    'says nothing in %s before anything is known, and keeps its room',
    async (locale) => {
      await showPlans({ locale })
      expect([line()?.hidden, line()?.textContent]).toEqual([false, ''])
    },
  )
})
