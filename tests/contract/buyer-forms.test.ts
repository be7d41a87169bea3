import { html } from 'hono/html'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BUYER_FIELDS, BUYER_PARTS, type BuyerField } from '#features/checkout/buyer-fields.ts'
import type { Buyer } from '#features/checkout/purchase-contract.ts'
import { agreementIn } from '#features/checkout/server/agreement.ts'
import { checkoutWords } from '#features/checkout/server/checkout-words.ts'
import { orderHtml } from '#features/checkout/server/pay/form/order-html.ts'
import { refusedIn, typedOf } from '#features/checkout/typed-buyer.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { detailFields } from '#services/web-app/billing/details-page.ts'
import { checkout, siteWith } from '../support/checkout-page.tsx'

const BUYER: Buyer = {
  email: 'ann@company.example',
  firstName: 'Ann',
  lastName: 'Lee',
  nameOnCard: 'ANN LEE',
  phone: '+1 514 555 0100 ext. 1234',
  country: 'CA',
  province: 'QC',
  company: 'Lee & Lee',
  taxNumber: 'BE0123456789',
  street: '12, rue Saint-Paul',
  city: 'Montréal',
  postalCode: 'H2Y 1G8',
}

const typed = typedOf(BUYER)

const plainForm = async () =>
  orderHtml({
    order: {
      language: 'en',
      typed: { ...typed, consent: '' },
      consent: { version: '', digest: '' },
      shown: null,
    },
    total: null,
    wrong: [],
    words: await checkoutWords('en', { takesPayPal: true }),
    agreement: await agreementIn('en'),
  })

const { who, place, invoice } = BUYER_PARTS

const FORMS: [string, readonly BuyerField[], () => Promise<string>][] = [
  [
    'the checkout',
    [...who, ...place, ...invoice, 'nameOnCard'],
    async () => renderToString(checkout(siteWith())),
  ],
  [
    'the form without script',
    [...who, ...place, ...invoice],
    async () => (await plainForm()).toString(),
  ],
  [
    'Billing',
    ['firstName', 'lastName', ...invoice, ...place],
    async () => (await html`${detailFields({ locale: 'en', typed, wrong: [] })}`).toString(),
  ],
]

/** What the controls of a form tell a browser. */
const controlsIn = (markup: string) =>
  [...markup.matchAll(/<(?:input|select)\b[^>]*>/g)].flatMap(([tag]) => {
    const valueOf = (attribute: string) =>
      new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null
    const name = keysOf(BUYER_FIELDS).find((field) => field === valueOf('name'))
    const told = {
      autocomplete: valueOf('autocomplete'),
      maxlength: valueOf('maxlength'),
      inputmode: valueOf('inputmode'),
      required: /\srequired\b/.test(tag),
    }
    return name ? [{ name, told }] : []
  })

const ROWS: Readonly<Record<BuyerField, object>> = {
  email: { autocomplete: 'email', maxlength: '254', inputmode: 'email', required: true },
  firstName: { autocomplete: 'given-name', maxlength: '60', inputmode: null, required: true },
  lastName: { autocomplete: 'family-name', maxlength: '60', inputmode: null, required: true },
  nameOnCard: { autocomplete: 'cc-name', maxlength: '120', inputmode: null, required: false },
  phone: { autocomplete: 'tel', maxlength: '46', inputmode: 'tel', required: false },
  country: { autocomplete: 'country', maxlength: null, inputmode: null, required: true },
  province: { autocomplete: 'address-level1', maxlength: null, inputmode: null, required: false },
  company: { autocomplete: 'organization', maxlength: '120', inputmode: null, required: false },
  taxNumber: { autocomplete: 'off', maxlength: '25', inputmode: null, required: false },
  street: { autocomplete: 'address-line1', maxlength: '120', inputmode: null, required: false },
  city: { autocomplete: 'address-level2', maxlength: '80', inputmode: null, required: false },
  postalCode: { autocomplete: 'postal-code', maxlength: '12', inputmode: null, required: false },
}

describe('the form of a buyer (S2 §3 "Payment form fields")', () => {
  it.each(FORMS)('is the same in %s', async (_place, names, form) => {
    const controls = controlsIn(await form())
    expect(controls.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
    for (const { name, told } of controls)
      expect({ name, told }).toEqual({ name, told: ROWS[name] })
  })

  it('has room for all that its rules take, and for no more', () => {
    expect(refusedIn(BUYER)).toEqual([])
    const digits = '1'.repeat(24)
    for (const name of [...invoice, 'firstName', 'lastName', 'nameOnCard', 'phone'] as const) {
      const { maxLength } = BUYER_FIELDS[name]
      const longest = name === 'phone' ? `${digits}, Durchwahl: 12345678` : '1'.repeat(maxLength)
      expect(longest.length, name).toBeLessThanOrEqual(maxLength)
      expect(refusedIn({ ...BUYER, [name]: longest }), name).toEqual([])
      expect(refusedIn({ ...BUYER, [name]: '1'.repeat(maxLength + 1) }), name).toEqual([name])
    }
  })
})
