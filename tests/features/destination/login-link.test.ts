import { describe, expect, it } from 'vitest'
import { loginLink } from '#features/destination/login-link.ts'

const webAppUrl = 'https://app.example/webapp'

describe('loginLink', () => {
  it('names the language twice (S1 §2)', () => {
    expect(loginLink({ webAppUrl, locale: 'fr' })).toBe(
      'https://app.example/webapp/account/login/?lang=fr&lib=fr',
    )
  })

  it('keeps the destination, encoded', () => {
    const destination = { url: 'search/', t: 'bail & caution' }
    expect(loginLink({ webAppUrl, locale: 'en', destination })).toBe(
      'https://app.example/webapp/account/login/?lang=en&lib=en&url=search%2F&t=bail+%26+caution',
    )
  })
})
