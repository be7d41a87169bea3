import { expect, it } from 'vitest'
import { isSameSecret } from '#lib/util/is-same-secret.ts'

it('takes the secret alone, and refuses any other text of whatever length', () => {
  expect(isSameSecret('the secret', 'the secret')).toBe(true)
  for (const given of ['', 'the secre', 'the secreT', 'the secret ', 'é'.repeat(10)]) {
    expect(isSameSecret(given, 'the secret'), given).toBe(false)
  }
})
