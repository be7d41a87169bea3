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
