import { describe, expect, it } from 'vitest'
import { cardHeading } from '#features/signup/components/card-heading.ts'

const words = {
  alias: 'Job offer',
  label: 'Job offer page',
  namedBy: 'alias',
  instantAccess: 'Get instant access',
} as const

describe('the heading of the sign-up card (S1 §2)', () => {
  it.each([
    { hasQuery: true, isMainButton: true, cardHeading: undefined, heading: 'Job offer' },
    { hasQuery: true, isMainButton: true, cardHeading: 'Hire today', heading: 'Job offer' },
    { hasQuery: false, isMainButton: true, cardHeading: undefined, heading: 'Get instant access' },
    {
      hasQuery: false,
      isMainButton: true,
      cardHeading: 'Hire today',
      heading: 'Get instant access',
    },
    { hasQuery: true, isMainButton: false, cardHeading: 'Hire today', heading: 'Hire today' },
    { hasQuery: false, isMainButton: false, cardHeading: 'Hire today', heading: 'Hire today' },
    { hasQuery: true, isMainButton: false, cardHeading: undefined, heading: 'Job offer' },
    { hasQuery: false, isMainButton: false, cardHeading: undefined, heading: 'Get instant access' },
  ])(
    'is "$heading" with q $hasQuery, main button $isMainButton, own heading $cardHeading',
    ({ heading, ...facts }) => {
      expect(cardHeading({ ...words, ...facts })).toBe(heading)
    },
  )

  it.each([
    { hasQuery: true, isMainButton: true, heading: 'Job offer page' },
    { hasQuery: false, isMainButton: true, heading: 'Get instant access' },
    { hasQuery: true, isMainButton: false, heading: 'Job offer' },
  ])(
    'is "$heading" where the landing label names it, with q $hasQuery, main button $isMainButton',
    ({ heading, ...facts }) => {
      expect(cardHeading({ ...words, ...facts, namedBy: 'label' })).toBe(heading)
    },
  )
})
