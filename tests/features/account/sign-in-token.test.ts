import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'
import { signInToken } from '#features/account/sign-in-token.ts'

const tokenIn = (cookie: string) =>
  signInToken(new NextRequest('http://localhost/', { headers: { cookie } }))

it.each(['a.b.c', 'eyJ-_0.x~+/y.z==', 'x'.repeat(4096)])('%s is a token', (token) => {
  expect(tokenIn(`p_ssojwt=${encodeURIComponent(token)}`)).toBe(token)
})

it.each([
  '',
  '%0d%0a',
  'a%0d%0aX-Injected:%201',
  'a%20b',
  'a%00b',
  '%C3%A4',
  'a=b',
  'x'.repeat(4097),
])('what cannot stand in a header is none: %s', (value) => {
  expect(tokenIn(`p_ssojwt=${value}`)).toBeUndefined()
})

it('is read under its older name where the newer holds none', () => {
  expect(tokenIn('p_ssojwt=%0d%0a; b_ssojwt=a.b.c')).toBe('a.b.c')
})
