import { describe, expect, it } from 'vitest'
import { creditNoteNumberOf, numberIn, receiptNumberOf } from '#features/orders/document-numbers.ts'
import { minorUnits, typedUnits } from '#features/orders/minor-units.ts'

describe('numbers of papers', () => {
  it('are read as they are written', () => {
    expect(receiptNumberOf(42)).toBe('R-000042')
    expect(numberIn('R', receiptNumberOf(1_234_567))).toBe(1_234_567)
    expect(numberIn('C', creditNoteNumberOf(7))).toBe(7)
    expect(numberIn('C', 'R-000007')).toBeUndefined()
    expect(numberIn('R', 'R-7')).toBeUndefined()
  })
})

describe('an amount that a person types', () => {
  it.each([
    ['12.34', 'USD', 1234],
    ['12', 'USD', 1200],
    ['0.5', 'CAD', 50],
    ['1200', 'JPY', 1200],
    ['12.5', 'JPY', undefined],
    ['12,34', 'USD', undefined],
    ['-1', 'USD', undefined],
    ['1.234', 'USD', undefined],
    ['', 'USD', undefined],
  ] as const)('%s %s is %s minor units', (text, currency, amount) => {
    expect(minorUnits(text, currency)).toBe(amount)
    if (amount !== undefined)
      expect(minorUnits(typedUnits(amount, currency), currency)).toBe(amount)
  })
})
