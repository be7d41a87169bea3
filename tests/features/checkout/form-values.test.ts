import { describe, expect, it } from 'vitest'
import { buyerOf, wrongFields, type CheckoutValues } from '#features/checkout/form-values.ts'
import { isRegionOf, regionsOf } from '#features/checkout/regions.ts'
import { PROVINCES } from '#features/checkout/tax-rates.ts'

const right: CheckoutValues = {
  email: 'Ann <ann@company.example>',
  firstName: ' Ann ',
  lastName: 'Lee',
  nameOnCard: 'ANN LEE',
  country: 'CA',
  province: 'QC',
  phone: '',
  wantsInvoice: false,
  company: 'Lee Carpentry',
  taxNumber: '12',
  street: '',
  city: '',
  postalCode: '',
  seats: '',
  method: 'card',
  consent: true,
}

const invoice = {
  wantsInvoice: true,
  company: 'Lee Carpentry',
  taxNumber: '',
  street: '12 Rue Saint-Paul ',
  city: 'Montréal',
  postalCode: '',
} as const

const wrong = (changes: Partial<CheckoutValues>) => wrongFields({ ...right, ...changes })

describe('the fields of the payment form (S2 §3, §5)', () => {
  it('are right, with a company that is not asked for left aside', () => {
    expect(wrongFields(right)).toEqual([])
  })

  it('are named in the order in which they stand', () => {
    const empty = {
      email: '',
      firstName: '',
      lastName: ' ',
      country: '',
      nameOnCard: '',
      consent: false,
    }
    expect(wrong({ ...empty, province: '' })).toEqual([
      'email',
      'firstName',
      'lastName',
      'country',
      'nameOnCard',
      'consent',
    ])
  })

  it.each([
    ['province', { province: '' }],
    ['province', { province: 'NY' }],
    ['province', { country: 'US', province: 'QC' }],
    ['province', { country: 'DE', province: 'QC' }],
    ['phone', { phone: 'call me' }],
    ['company', { ...invoice, company: ' ' }],
    ['taxNumber', { ...invoice, taxNumber: '12' }],
    ['street', { ...invoice, street: '' }],
    ['city', { ...invoice, city: ' ' }],
    ['postalCode', { ...invoice, postalCode: '?' }],
    ['nameOnCard', { nameOnCard: ' ' }],
    ['consent', { consent: false }],
  ] as const)('%s is wrong in %o', (name, changes) => {
    expect(wrong(changes)).toEqual([name])
  })

  it('make a buyer whose invoice has an address, with or without a postal code', () => {
    const buyer = buyerOf({ ...right, ...invoice })
    expect(buyer).toMatchObject({
      company: 'Lee Carpentry',
      street: '12 Rue Saint-Paul',
      city: 'Montréal',
      postalCode: null,
    })
    expect(buyerOf({ ...right, ...invoice, postalCode: ' H2Y 1G8' }).postalCode).toBe('H2Y 1G8')
  })

  it('need no name of a card for an approval', () => {
    expect(wrong({ method: 'paypal', nameOnCard: '' })).toEqual([])
  })

  it('make a buyer, with nothing that was not asked for', () => {
    expect(buyerOf(right)).toEqual({
      email: 'ann@company.example',
      firstName: 'Ann',
      lastName: 'Lee',
      nameOnCard: 'ANN LEE',
      phone: null,
      country: 'CA',
      province: 'QC',
      company: null,
      taxNumber: null,
      street: null,
      city: null,
      postalCode: null,
    })
    expect(buyerOf({ ...right, method: 'paypal' }).nameOnCard).toBeNull()
  })
})

describe('states and provinces', () => {
  it.each([
    ['en', 'Northwest Territories'],
    ['fr', 'Territoires du Nord-Ouest'],
    ['es', 'Territorios del Noroeste'],
    ['it', 'Territori del Nord-Ovest'],
    ['pt', 'Territórios do Noroeste'],
    ['de', 'Nordwest-Territorien'],
  ])('are in Canada those that taxes go by, in %s by their own names, in order', (language, NT) => {
    const names = regionsOf('CA', language)?.names ?? {}
    expect(Object.keys(names).toSorted()).toEqual([...PROVINCES])
    expect(names).toMatchObject({ NT })
    const sorted = Object.values(names).toSorted((one, other) => one.localeCompare(other, language))
    expect(Object.values(names)).toEqual(sorted)
  })

  it.each(['CA', 'US', 'AU', 'BR', 'MX'])(
    'of %s have codes that fit the contract, each name once',
    (country) => {
      const names = regionsOf(country, 'en')?.names ?? {}
      expect(Object.keys(names).every((code) => /^[A-Z\d]{1,3}$/.test(code))).toBe(true)
      expect(Object.values(names).every((name) => name.length > 2)).toBe(true)
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
    },
  )

  it('are asked for only where an address names them', () => {
    expect(regionsOf('DE', 'de')).toBeUndefined()
    expect(isRegionOf('DE', null)).toBe(true)
    expect(isRegionOf('toString', null)).toBe(true)
    expect(isRegionOf('US', 'NY')).toBe(true)
    expect(isRegionOf('US', null)).toBe(false)
  })
})
