import { expect, it } from 'vitest'
import { readPublicEnv } from '#lib/config/env-public.ts'

it.each([undefined, ''])('has no place of previews where THUMBNAIL_URL is %j', (value) => {
  expect(readPublicEnv({ THUMBNAIL_URL: value }).THUMBNAIL_URL).toBeUndefined()
})

it('takes the place of previews without its trailing slash', () => {
  const { THUMBNAIL_URL } = readPublicEnv({ THUMBNAIL_URL: 'https://images.example/thumb/' })
  expect(THUMBNAIL_URL).toBe('https://images.example/thumb')
})

it.each(['images.example', 'ftp://images.example', 'https://images.example/?x'])(
  'refuses %s as the place of previews',
  (value) => {
    expect(() => readPublicEnv({ THUMBNAIL_URL: value })).toThrow(/^Bad environment: THUMBNAIL_URL/)
  },
)

it('takes the account site without its trailing slash, and has none by default', () => {
  expect(readPublicEnv({}).ACCOUNT_SITE_URL).toBeUndefined()
  expect(readPublicEnv({ ACCOUNT_SITE_URL: '' }).ACCOUNT_SITE_URL).toBeUndefined()
  const { ACCOUNT_SITE_URL } = readPublicEnv({ ACCOUNT_SITE_URL: 'https://account.example/' })
  expect(ACCOUNT_SITE_URL).toBe('https://account.example')
  expect(() => readPublicEnv({ ACCOUNT_SITE_URL: 'account.example' })).toThrow(/ACCOUNT_SITE_URL/)
})
