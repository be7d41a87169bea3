import { expect, it } from 'vitest'
import { createAccountLink } from '#features/shell/components/header/create-account-link.ts'

it('leads to the account site, in the language and with its library (S2 §2.2)', () => {
  const link = createAccountLink({ accountSiteUrl: 'https://account.example/biz', locale: 'fr' })
  expect(link).toBe('https://account.example/biz/account/create/?lang=fr&lib=fr')
})

it('leads to the sign-up page of this site where there is no account site', () => {
  expect(createAccountLink({ accountSiteUrl: undefined, locale: 'en' })).toBe('/l/f')
  expect(createAccountLink({ accountSiteUrl: undefined, locale: 'de' })).toBe('/de/l/f')
})
