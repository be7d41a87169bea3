import { describe, expect, it } from 'vitest'
import type { Facts } from './facts.ts'
import { judge } from './judge.ts'

const NOW = Date.parse('2026-11-28T15:00:00Z')

const EMAIL = 'mallory@example.com'

const PAID = { email: EMAIL, total: 29_988, back: 0, state: 'succeeded', at: NOW }

const BASIC = {
  email: EMAIL,
  hasAccount: true,
  isOpen: true,
  holding: { plan: 'basic', seats: 1 },
} as const

const GUEST = { ...BASIC, email: 'guest@example.com', holding: null }

const BEFORE: Facts = {
  now: NOW,
  charges: [{ ...PAID, email: 'victim@example.com' }],
  secondCharges: new Map(),
  attackers: [],
  pages: { 'account/': '200 Premium' },
  guests: new Map(),
  heard: [],
  words: ['Geheimgasse 7'],
}

const told = (got: string, sent = '/webapp/') => ({ heard: [{ sent, got, knows: [] }] })

const withCharges = (...charges: Facts['charges']) => [...BEFORE.charges, ...charges]

describe('the judge of attacks', () => {
  it.each<[string, Partial<Facts>]>([
    ['who has paid for a plan', { charges: withCharges(PAID), attackers: [BASIC] }],
    ['who said a word first', told('Geheimgasse 7', '?street=geheimgasse 7')],
    [
      'a second charge that a person is told to give back',
      {
        charges: withCharges(PAID, PAID),
        secondCharges: new Map([[EMAIL, 29_988]]),
        attackers: [BASIC],
      },
    ],
  ])('finds nothing wrong with %s', (_name, facts) => {
    expect(judge({ ...BEFORE, ...facts }, BEFORE)).toEqual([])
  })

  it.each<[string, Partial<Facts>]>([
    ['a plan that nobody paid for', { attackers: [BASIC] }],
    [
      'a plan whose money went back',
      { charges: withCharges({ ...PAID, back: 29_988 }), attackers: [BASIC] },
    ],
    ['a document without a plan', { attackers: [{ ...BASIC, holding: null }] }],
    ['a year that was paid twice', { charges: withCharges(PAID, PAID), attackers: [BASIC] }],
    [
      'money for nothing',
      { charges: withCharges(PAID), attackers: [{ ...BASIC, isOpen: false, holding: null }] },
    ],
    ['more money back than came', { charges: withCharges({ ...PAID, back: 29_989 }) }],
    [
      'a guest of a plan for one',
      {
        charges: withCharges(PAID),
        attackers: [BASIC, GUEST],
        guests: new Map([[EMAIL, [GUEST.email]]]),
      },
    ],
    ['a page that has changed', { pages: { 'account/': '200 Basic' } }],
    ['a payment that went back to who was attacked', { charges: [] }],
    ['a word of somebody else', told('<p>Geheimgasse 7</p>')],
  ])('finds %s', (_name, facts) => {
    expect(judge({ ...BEFORE, ...facts }, BEFORE)).toHaveLength(1)
  })
})
