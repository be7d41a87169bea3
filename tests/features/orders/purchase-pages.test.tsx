import { describe, expect, it } from 'vitest'
import {
  PurchaseThanksView,
  BudgetoThanksView,
} from '#features/orders/components/after-purchase.tsx'
import { BudgetoBuyView } from '#features/orders/components/budgeto-buy-view.tsx'
import { BuyClosing } from '#features/orders/components/buy-closing.tsx'
import { ClickbankReceiptView } from '#features/orders/components/clickbank-receipt-view.tsx'
import { ClickbankThanksView } from '#features/orders/components/clickbank-thanks-view.tsx'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { putServerHtml } from '../../support/server-html.ts'

const VIEWS = {
  PurchaseThanksView,
  BudgetoThanksView,
  BudgetoBuyView,
  ClickbankReceiptView,
  ClickbankThanksView,
}

const pages = Object.entries(VIEWS).flatMap(([name, View]) =>
  LOCALE_CODES.map((locale) => ({ name, View, locale })),
)

const show = async ({ View, locale }: Pick<(typeof pages)[number], 'View' | 'locale'>) =>
  putServerHtml(<View locale={locale} claims={await loadClaims(locale)} />)

describe('pages that follow a purchase, as they are made', () => {
  it.each(pages)('$name in $locale has one heading of the first level', async (page) => {
    await show(page)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelectorAll('[data-purchase-page]')).toHaveLength(1)
  })

  it.each(pages)(
    '$name in $locale says nothing of an order that it does not know',
    async (page) => {
      await show(page)
      const shown = [...document.querySelectorAll('[data-while~="shown"],[data-while~="open"]')]
      expect(shown.every((part) => part.hasAttribute('hidden'))).toBe(true)
      expect(document.querySelectorAll('.stamped-blank:not(:empty)')).toHaveLength(0)
    },
  )

  it.each(pages)('$name in $locale leads to a person', async (page) => {
    await show(page)
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links.some((href) => href?.includes('/company/contact'))).toBe(true)
  })

  it('buys by a plain form, and has no token of its own', async () => {
    await show({ View: BudgetoBuyView, locale: 'de' })
    const form = document.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/api/quote')
    expect(form?.method).toBe('post')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      language: 'de',
      plan: 'basic',
      offer: '/budgeto/buy',
    })
  })

  it.each(LOCALE_CODES)('ends in %s with a way up to that form', async (locale) => {
    await putServerHtml(
      <>
        <BudgetoBuyView locale={locale} claims={await loadClaims(locale)} />
        <BuyClosing locale={locale} />
      </>,
    )
    const href = document.querySelector('.signature-line a')?.getAttribute('href') ?? ''
    expect(document.querySelector(href)).toBe(document.querySelector('form'))
  })

  it('has a link at each step, for a buyer of whichever plan', async () => {
    await show({ View: PurchaseThanksView, locale: 'en' })
    const steps = [...document.querySelectorAll('.after-steps > li')]
    expect(steps.map((step) => step.querySelectorAll('a').length)).toEqual([1, 1])
    expect(steps.at(-1)?.textContent).toContain('With Basic')
  })

  it('leads a buyer into the web app by our own hand-off', async () => {
    await show({ View: PurchaseThanksView, locale: 'fr' })
    expect(document.querySelector('.button-primary')?.getAttribute('href')).toBe(
      '/api/hand-off?entryPoint=%2Ffr%2Fpricing%2Fthank-you&lang=fr',
    )
  })

  it.each(pages)(
    '$name in $locale has words for whoever runs no script',
    async ({ name, ...page }) => {
      await show(page)
      const isForm = name === 'BudgetoBuyView'
      expect(document.querySelectorAll('noscript')).toHaveLength(isForm ? 0 : 1)
    },
  )
})
