import { expect, it } from 'vitest'
import { endOfNotice } from '#services/declarations/leave-year.ts'

const declaration = {
  kind: 'cancel',
  language: 'de',
  email: 'ada@example.com',
  name: 'Ada',
  orderNumber: null,
  way: 'ordinary',
  reason: null,
  wishedEnd: null,
} as const

it.each([
  [1, '2027-02-28T09:00:00.000Z'],
  [3, '2027-04-30T09:00:00.000Z'],
])('ends a year after the %i months of notice that the law of the place has', (months, end) => {
  const declared = { declaration, now: new Date('2027-01-31T09:00:00Z') }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of a declaration is read
  expect(endOfNotice(declared as never, months).toISOString()).toBe(end)
})
