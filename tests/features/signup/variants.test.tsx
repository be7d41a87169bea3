import { describe, expect, it } from 'vitest'
import { submitWord } from '#features/signup/submit-word.ts'

describe('the word on the submit button (S1 §2)', () => {
  it.each([
    ['landing-page', '/l/f', 'getAccess'],
    ['landing-page', '/l/f/', 'getAccess'],
    ['landing-page', '/docs/l', 'getAccess'],
    ['landing-page', '/docs/free-demo', 'download'],
    ['landing-page', '/legal/f', 'download'],
    ['landing-page', '/', 'download'],
    ['email-only', '/l/f', 'download'],
    ['email-only', '/docs/free-demo', 'download'],
  ] as const)('of the %s dialog on %s is %s', (variant, path, word) => {
    expect(submitWord({ variant, path })).toBe(word)
  })
})
