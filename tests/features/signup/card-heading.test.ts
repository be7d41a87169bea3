import { describe, expect, it } from 'vitest'
import { cardHeading } from '#features/signup/card-heading.ts'

const words = { alias: 'Job offer', instantAccess: 'Get instant access' }

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
})
