import { expect, it } from 'vitest'
import { REFERENCE } from '#features/help/help-contract.ts'
import { referenceOf } from '#services/numbers/message-number.ts'

const ID = '6f1f4f5e-31f0-4c8e-9a53-0d1a4b1f8c11'

it('calls a message the same each time, and otherwise where that number is taken', () => {
  expect(referenceOf(ID, 0)).toMatch(REFERENCE)
  expect(referenceOf(ID, 0)).toBe(referenceOf(ID, 0))
  expect(referenceOf(ID, 1)).not.toBe(referenceOf(ID, 0))
})

it('makes numbers that fit the contract, few of them twice', () => {
  const made = Array.from({ length: 2000 }, (_none, index) => referenceOf(String(index), 0))
  expect(made.filter((reference) => !REFERENCE.test(reference))).toEqual([])
  expect(new Set(made).size).toBeGreaterThan(1997)
})
