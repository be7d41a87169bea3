import { expect, test } from 'vitest'
import { agreementIn } from '#features/checkout/server/agreement.ts'
import { purchaseOf } from '../../support/shown-order.ts'

const { quote } = purchaseOf('a')
const AT = new Date(quote.quotedAt)

test.each([
  ['en', /\$249\.90 USD a year without VAT; you report it to your tax office yourself\./],
  ['fr', /249,90.*par an sans la TVA, que vous acquittez vous-même\./],
  ['es', /249,90.*al año sin IVA, que le corresponde declarar a usted\./],
  ['it', /249,90.*all’anno senza IVA, che versa Lei direttamente\./],
  ['pt', /249,90.*por ano sem IVA, cujo recolhimento cabe a você\./],
  ['de', /252,00.*pro Jahr ohne MwSt\., die Sie selbst abführen\./],
] as const)(
  'who owes the tax agrees to a renewal at the price without it, in %s',
  async (language, told) => {
    const country = language === 'de' ? 'DE' : 'FR'
    const taxes = [{ tax: 'VAT', rate: 0, amount: 0 }] as const
    const place = { country, province: null }
    const { renewal } = await agreementIn(language, { quote, taxes, place, timeZone: null, at: AT })
    expect(renewal).toMatch(told)
    expect(renewal).not.toContain('299')
  },
)
