import { shareOf } from '#lib/util/share-of.ts'
import { sum } from '#lib/util/sum.ts'

type Given = {
  /** The parts of the order, in minor units: the amount before tax, then each tax. */
  parts: readonly number[]
  /** The amount of each part that was refunded before. */
  before: readonly number[]
  refund: number
}

/** Takes from each part as much of a difference as it has room for, the first one first. */
const settle = (difference: number, room: readonly number[]): number[] => {
  let left = difference
  return room.map((most) => {
    const taken = Math.min(left, most)
    left -= taken
    return taken
  })
}

/**
 * Divides a refund by the parts of its order, in proportion to them. Each part is computed from all refunds so far, so that many small
 * refunds have the same sum as one large one: what is rounded away now is added later, no part ever gives more than it has, and the parts
 * of a refund always add up to it (S2 §3 "Taxes shown").
 */
export const refundParts = ({ parts, before, refund }: Given): number[] => {
  const whole = sum(parts)
  const total = sum(before) + refund
  const room = parts.map((part, index) => part - (before[index] ?? 0))
  const wanted = parts.map((part, index) => {
    const due = shareOf(part, { parts: total, of: whole }) - (before[index] ?? 0)
    return Math.min(Math.max(due, 0), room[index] ?? 0)
  })
  const missing = refund - sum(wanted)
  if (missing >= 0) {
    const more = settle(
      missing,
      wanted.map((part, index) => (room[index] ?? 0) - part),
    )
    return wanted.map((part, index) => part + (more[index] ?? 0))
  }
  const less = settle(-missing, wanted)
  return wanted.map((part, index) => part - (less[index] ?? 0))
}
