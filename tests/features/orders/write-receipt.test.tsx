import { expect, it } from 'vitest'
import { writeReceipt } from '#features/orders/browser/write-receipt.ts'
import { Receipt } from '#features/orders/components/receipt.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { putServerHtml } from '../../support/server-html.ts'
import { EMAIL_DIGEST, ORDER } from '../../support/shown-order.ts'

const DISCOUNTED = {
  ...ORDER,
  items: ORDER.items.map((item) => ({ ...item, unitPrice: 200.92, list: 29_988 })),
  discount: { percent: 33, amount: 9896 },
  amount: 20_092,
  taxes: [],
  total: 20_092,
  emailDigest: EMAIL_DIGEST,
  coupon: 'save33',
}

const written = async (locale: Locale, order: Parameters<typeof writeReceipt>[1]) => {
  document.documentElement.lang = locale
  await putServerHtml(<Receipt locale={locale} />)
  writeReceipt(document.body, order)
}

const rows = (selector: string) =>
  [...document.querySelectorAll(`${selector}:not([hidden])`)].map((row) => row.textContent)

it.each<[Locale, string, string]>([
  ['en', '$299.88', 'Discount, 33%-$98.96'],
  ['fr', '299,88\u00a0$\u00a0US', 'Remise de 33\u00a0%-98,96\u00a0$\u00a0US'],
  ['es', 'USD\u00a0299,88', 'Descuento del 33%-USD\u00a098,96'],
  ['it', '299,88\u00a0USD', 'Sconto 33%-98,96\u00a0USD'],
  ['pt', 'US$\u00a0299,88', 'Desconto de 33%-US$\u00a098,96'],
  ['de', '299,88\u00a0$', '33\u00a0% Rabatt-98,96\u00a0$'],
])(
  'shows list price, discount and what is left before tax as the order has them, in %s',
  async (locale, list, discount) => {
    await written(locale, DISCOUNTED)
    expect(rows('tr[data-item]')).toEqual([`Business in a Box Basic${list}`])
    const [first, second, ...others] = rows('tr[data-row]')
    expect(first).toBe(discount)
    expect(second).toMatch(/200[.,]92/)
    expect(others).toHaveLength(1)
  },
)

it.each<[Locale, string]>([
  ['en', '$299.88'],
  ['fr', '299,88\u00a0$\u00a0US'],
  ['es', 'USD\u00a0299,88'],
  ['it', '299,88\u00a0USD'],
  ['pt', 'US$\u00a0299,88'],
  ['de', '299,88\u00a0$'],
])('names the day of the renewal and its price as the mail does, in %s', async (locale, price) => {
  await written(locale, { ...DISCOUNTED, isFirstYearReduced: true })
  expect(document.querySelector('[data-fill="renewsAt"]')?.textContent).toMatch(/2027/)
  const [next, firstYear, ...others] = rows('p[data-row]')
  expect(next).toContain(` ${price}`)
  expect(firstYear).toBeTruthy()
  expect(others).toEqual([])
  await written(locale, { ...DISCOUNTED, renewalPrice: null })
  expect(rows('p[data-row]')).toEqual([])
})

it.each<[Locale, RegExp]>([
  ['en', /249\.90 without VAT; you report it/],
  ['fr', /249,90.* sans la TVA, que vous/],
  ['es', /249,90 sin IVA, que le corresponde/],
  ['it', /249,90.* senza IVA, che/],
  ['pt', /249,90 sem IVA, cujo recolhimento cabe a você/],
  ['de', /249,90.* ohne MwSt\., die Sie/],
])('tells who owes the tax what the renewal costs without it, in %s', async (locale, told) => {
  const taxes = [{ tax: 'VAT', rate: 0, amount: 0 } as const]
  await written(locale, { ...DISCOUNTED, taxes, renewalPrice: 24_990 })
  const [next, ...others] = rows('p[data-row]')
  expect(next).toMatch(told)
  expect(others).toEqual([])
})

it('has no line of a discount that there was not', async () => {
  await written('en', { ...ORDER, emailDigest: '', coupon: null })
  expect(rows('tr[data-row]').join()).not.toContain('Discount')
})

it.each([
  ['Europe/Berlin', 'December\u00A01'],
  ['America/Los_Angeles', 'November\u00A030'],
  // Of the books, where this browser is older than the zone.
  ['Moon/Tycho', 'November\u00A030'],
])('tells the days of the buyer as the order has them, in %s', async (timeZone, day) => {
  const moments = { paidAt: '2026-12-01T04:59:00.000Z', renewsAt: '2027-12-01T04:59:00.000Z' }
  await written('en', { ...DISCOUNTED, ...moments, timeZone })
  const told = (name: string) => document.querySelector(`[data-fill="${name}"]`)?.textContent
  expect(told('paidAt')).toBe(`${day},\u00A02026`)
  expect(told('renewsAt')).toBe(`${day},\u00A02027`)
})
