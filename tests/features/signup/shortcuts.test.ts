import { describe, expect, it } from 'vitest'
import { shortcutsOf, type SignUpStart } from '#features/signup/shortcuts.ts'

const page = {
  variant: 'email-only',
  recognises: 'signed-in',
  locale: 'fr',
  entryPoint: '/fr/docs/demo',
} as const

const only = (start: SignUpStart, more: object = {}) => {
  const [shortcut, ...others] = shortcutsOf({ ...page, starts: [start], ...more })
  expect(others).toEqual([])
  if (!shortcut) throw new Error(`No shortcut for ${start}.`)
  return { ...shortcut, knows: (cookie: string) => RegExp(shortcut.cookies).test(cookie) }
}

describe('who gets past the dialog (S2 §4)', () => {
  it('from a landing page only who has the account loaded and a search saved (S1 §4)', () => {
    const shortcut = only('landing')
    expect(shortcut.links).toBe('[data-account] [data-sign-up=landing]')
    expect(shortcut.knows('b_email=a; b_search=url%3Ddrive')).toBe(true)
    expect(shortcut.knows('b_email=a')).toBe(false)
    expect(shortcut.knows('b_search=url%3Ddrive')).toBe(false)
    expect(shortcut.href).toBe('/api/open?start=landing&lang=fr')
  })

  it.each([
    ['b_email=ann%40a.example; b_session=1', true],
    ['p_ssojwt=x.y.z; b_email=a', true],
    ['b_other=1; b_ssojwt=x; b_last=2; b_email=a', true],
    ['b_email=a', false],
    ['b_session=1', false],
    ['b_email=; b_session=1', false],
    ['b_email=a; b_session=', false],
    ['xb_email=a; b_session=1', false],
    ['b_email=a; b_sessionx=1', false],
    ['other=b_email=a; b_session=1', false],
    ['', false],
  ])('to a document with the cookies %j: %j', (cookie, isKnown) => {
    expect(only('document').knows(cookie)).toBe(isKnown)
  })

  it('to a document with the e-mail cookie alone, in the older variant', () => {
    const shortcut = only('document', { recognises: 'email' })
    expect(shortcut.knows('b_email=a')).toBe(true)
    expect(shortcut.knows('b_session=1')).toBe(false)
    expect(shortcut.href).toBe('/api/open?start=document&lang=fr&recognises=email')
  })

  it('from an account link only where the account is loaded', () => {
    const shortcut = only('account')
    expect(shortcut.links).toBe('[data-account] [data-sign-up=account]')
    expect(shortcut.knows('b_email=a')).toBe(true)
    expect(shortcut.href).toBe('/api/open?start=account&lang=fr')
  })

  it('from any link of a page with passwords, by the e-mail cookie, to the hand-off', () => {
    const shortcut = only('landing', { variant: 'password' })
    expect(shortcut.links).toBe('[data-sign-up]')
    expect(shortcut.knows('b_email=a')).toBe(true)
    expect(shortcut.href).toBe('/api/hand-off?entryPoint=%2Ffr%2Fdocs%2Fdemo&lang=fr')
  })
})
