import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundParts } from '#features/orders/refund-parts.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the parts of a refund', () => {
  it('are in proportion to the order', () => {
    const parts = [29_988, 1499, 2991]
    expect(refundParts({ parts, before: [0, 0, 0], refund: 17_239 })).toEqual([14_993, 750, 1496])
    expect(refundParts({ parts, before: [0, 0, 0], refund: 34_478 })).toEqual(parts)
  })

  it('add up, never go below nothing or beyond the order, and come to the order in the end', () => {
    const amount = integer({ min: 0, max: 30_000 })
    assert(
      property(array(amount, { minLength: 1, maxLength: 3 }), array(amount), (parts, wishes) => {
        let before = parts.map(() => 0)
        for (const wish of [...wishes, sum(parts)]) {
          const refund = Math.min(wish, sum(parts) - sum(before))
          if (refund === 0) continue
          const given = refundParts({ parts, before, refund })
          expect(sum(given)).toBe(refund)
          expect(given.every((part) => part >= 0)).toBe(true)
          before = before.map((part, at) => part + (given[at] ?? 0))
          expect(before.every((part, at) => part <= (parts[at] ?? 0))).toBe(true)
        }
        expect(before).toEqual(parts)
      }),
    )
  })
})
