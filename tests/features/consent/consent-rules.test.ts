import { describe, expect, it } from 'vitest'
import {
  choiceOf,
  mayAttribute,
  mayIdentifyVisit,
  mayLoadVendors,
  mayMeasure,
  type Consent,
} from '#features/consent/consent-rules.ts'

const TABLE: [Consent, { store: boolean; count: boolean; id: boolean; vendors: boolean }][] = [
  [
    { regime: 'opt-in', choice: null },
    { store: false, count: true, id: false, vendors: false },
  ],
  [
    { regime: 'opt-out', choice: null },
    { store: true, count: true, id: false, vendors: true },
  ],
  ...(['opt-in', 'opt-out'] as const).flatMap((regime): typeof TABLE => [
    [
      { regime, choice: 'accepted' },
      { store: true, count: true, id: true, vendors: true },
    ],
    [
      { regime, choice: 'declined' },
      { store: false, count: false, id: false, vendors: false },
    ],
    [
      { regime, choice: { letters: 'a' } },
      { store: true, count: false, id: false, vendors: false },
    ],
    [
      { regime, choice: { letters: 'mv' } },
      { store: false, count: true, id: true, vendors: true },
    ],
  ]),
]

describe('what a visitor allows (architecture 22)', () => {
  it.each(TABLE)('%j', (consent, allowed) => {
    expect({
      store: mayAttribute(consent),
      count: mayMeasure(consent),
      id: mayIdentifyVisit(consent),
      vendors: mayLoadVendors(consent, true),
    }).toEqual(allowed)
  })

  it.each([
    ['1', 'accepted'],
    ['0', 'declined'],
    ['av', { letters: 'av' }],
    ['amv', null],
    ['x', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (kept, choice) => {
    expect(choiceOf(kept)).toEqual(choice)
  })

  it('loads no vendor without a choice before the banner was shown', () => {
    expect(mayLoadVendors({ regime: 'opt-out', choice: null }, false)).toBe(false)
  })
})
