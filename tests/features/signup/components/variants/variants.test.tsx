import { describe, expect, it } from 'vitest'
import { VARIANTS } from '#features/signup/components/variants/variants.ts'
import { SIGN_UP_VARIANTS } from '#lib/config/sign-up-variants.ts'

describe('the submit button of a variant (S1 §2)', () => {
  it.each([
    ['landing-page', '/l/f/', 'getAccess'],
    ['landing-page', '/l/', 'getAccess'],
    ['landing-page', '/docs/l/', 'getAccess'],
    ['landing-page', '/lp/', 'download'],
    ['landing-page', '/docs/free-demo/', 'download'],
    ['landing-page', '/legal/f/', 'download'],
    ['landing-page', '/', 'download'],
    ['email-only', '/l/f/', 'download'],
    ['email-only', '/docs/free-demo/', 'download'],
    ['email-only', '/company/affiliate/', 'getStarted'],
    ['password', '/docs/free-demo/', 'getStarted'],
    ['benefits', '/docs/free-demo/', 'getStarted'],
    ['efficiency', '/docs/free-demo/', 'getInstantAccess'],
    ['logo', '/docs/ab/11.05.24/01/', 'download'],
    ['logo', '/docs/ab/11.05.24/01/more/', 'download'],
    ['logo', '/docs/ab/11.05.24/00/', 'closed'],
    ['logo', '/docs/ab/11.05.24/010/', 'closed'],
    ['logo', '/docs/free-demo/', 'closed'],
  ] as const)('of %s on %s is %s', (variant, path, word) => {
    expect(VARIANTS[variant].submitOn(path)).toBe(word)
  })
})

it('only the password variant asks for one, only efficiency for a business address', () => {
  const having = (has: (variant: (typeof SIGN_UP_VARIANTS)[number]) => boolean) =>
    SIGN_UP_VARIANTS.filter(has)
  expect(having((name) => VARIANTS[name].hasPassword)).toEqual(['password'])
  expect(having((name) => VARIANTS[name].placeholder === 'businessPlaceholder')).toEqual([
    'efficiency',
  ])
})

it('only the card of the logo variant is named by the landing label (S1 §2 "Card heading rule")', () => {
  const byLabel = SIGN_UP_VARIANTS.filter((name) => VARIANTS[name].namedBy === 'label')
  expect(byLabel).toEqual(['logo'])
})
