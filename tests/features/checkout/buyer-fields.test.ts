import { describe, expect, it } from 'vitest'
import { emailSchema } from '#features/account/email.ts'
import { buyerSchema, type Buyer } from '#features/checkout/purchase-contract.ts'
import { refusedIn } from '#features/checkout/typed-buyer.ts'
import { addressIn } from '#lib/util/email-address.ts'
import { randomOf } from '../../../scripts/lib/random.ts'

const ROUNDS = 4000

const random = randomOf(2026)

const LETTERS = Array.from('aZé李😀70+-.()/@ _<>\t\n\0\u{7f}\u{a0}\u{2028}\u{feff}\u{d800}\u{301}')

const WORDS = ['CA', 'QC', 'ann', '@company.example', '@bücher.example', 'mailto:', '555 12 34']

const PIECES = [...LETTERS, ...WORDS]

/** About every limit that there is. */
const LENGTHS = [0, 1, 2, 3, 4, 5, 24, 25, 26, 60, 61, 120, 121, 238, 239]

const noise = () =>
  Array.from({ length: random.below(6) }, () => PIECES[random.below(PIECES.length)]).join('')

const run = () => 'x'.repeat(LENGTHS[random.below(LENGTHS.length)] ?? 0)

const RIGHT: { readonly [Name in keyof Buyer]: string } = {
  email: 'Ann <ann@company.example>',
  firstName: 'Ann',
  lastName: 'Lee',
  nameOnCard: 'ANN LEE',
  phone: '+1 (514) 555-01.00',
  country: 'CA',
  province: 'QC',
  company: 'Lee Carpentry',
  taxNumber: 'DE 123.456-7/8',
  street: '12, rue Saint-Paul',
  city: 'Montréal',
  postalCode: 'H2Y 1G8',
}

/** Right, right with something about it, too long, or anything. */
const textFor = (name: keyof Buyer): string =>
  random.pick([
    () => RIGHT[name],
    () => ` ${RIGHT[name]}\t`,
    () => RIGHT[name] + noise(),
    () => noise() + RIGHT[name],
    () => RIGHT[name].toLowerCase(),
    () => run(),
    () => `${run()}@company.example`,
    () => ` ${run()} `,
    () => noise(),
  ])()

const mayBe = (name: keyof Buyer) => (random.chance(0.2) ? null : textFor(name))

const anyBuyer = (): Buyer => ({
  email: textFor('email'),
  firstName: textFor('firstName'),
  lastName: textFor('lastName'),
  nameOnCard: mayBe('nameOnCard'),
  phone: mayBe('phone'),
  country: textFor('country'),
  province: mayBe('province'),
  company: mayBe('company'),
  taxNumber: mayBe('taxNumber'),
  street: mayBe('street'),
  city: mayBe('city'),
  postalCode: mayBe('postalCode'),
})

const refusedByContract = (buyer: Buyer) =>
  new Set(buyerSchema.safeParse(buyer).error?.issues.map(({ path }) => path[0]))

const buyers = Array.from({ length: ROUNDS }, anyBuyer)

describe('the rules of the payment form', () => {
  it('refuse what the contract refuses, and nothing else', () => {
    for (const buyer of buyers) {
      const told = JSON.stringify(buyer)
      expect(new Set<unknown>(refusedIn(buyer)), told).toEqual(refusedByContract(buyer))
    }
  })

  it('are seen to take and to refuse each field', () => {
    for (const name of Object.keys(RIGHT)) {
      const refused = buyers.filter((buyer) => refusedByContract(buyer).has(name)).length
      expect(refused, name).toBeGreaterThan(ROUNDS / 20)
      expect(refused, name).toBeLessThan((ROUNDS * 19) / 20)
    }
  })

  it('know buyers from before an address was asked for', () => {
    const { street: _street, city: _city, postalCode: _code, ...older } = RIGHT
    expect(buyerSchema.parse(older)).toMatchObject({ street: null, city: null, postalCode: null })
  })

  it('take the same address out of what was pasted', () => {
    for (const { email } of buyers) expect(addressIn(email)).toBe(emailSchema.safeParse(email).data)
  })
})
