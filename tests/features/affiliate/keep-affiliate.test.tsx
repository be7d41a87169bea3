import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepAffiliate } from '#features/affiliate/browser/keep-transaction.ts'
import { UNKNOWN_CONSENT, type Consent } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { startBehaviour } from '../../support/page-behaviour.tsx'

const ID = '73b30b226eb44dc884d56968282b8f39'
const DAYS = 30

const written = vi.fn<typeof Cookies.set>()

const lengthened = () =>
  written.mock.calls.map(([name, value, rules]) => [name, value, rules?.expires])

const startWith = (consent: Consent, id?: string) => {
  consentState.setState(consent)
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the server sets it, not counted as lengthened
  if (id) document.cookie = `b_eftid=${id}; path=/`
  return startBehaviour(keepAffiliate)
}

beforeEach(() => {
  written.mockReset()
  vi.spyOn(Cookies, 'set').mockImplementation(written)
})

afterEach(() => {
  Cookies.remove('b_eftid')
  localStorage.clear()
  consentState.setState(UNKNOWN_CONSENT)
})

describe('the affiliate’s transaction (S2 §3, architecture 22)', () => {
  it.each<[string, Consent]>([
    ['accepted, opt-in', { regime: 'opt-in', choice: 'accepted' }],
    ['accepted, opt-out', { regime: 'opt-out', choice: 'accepted' }],
    ['no choice, opt-out', { regime: 'opt-out', choice: null }],
  ])('%s: the cookie lives 30 days and has its twin', (_name, consent) => {
    startWith(consent, ID)
    expect(lengthened()).toEqual([['b_eftid', ID, DAYS]])
    expect(localStorage.getItem('b_eftid')).toBe(ID)
  })

  it.each<[string, Consent]>([
    ['no choice, opt-in', { regime: 'opt-in', choice: null }],
    ['declined, opt-in', { regime: 'opt-in', choice: 'declined' }],
    ['declined, opt-out', { regime: 'opt-out', choice: 'declined' }],
  ])('%s: nothing is stored', (_name, consent) => {
    startWith(consent, ID)
    expect(lengthened()).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('is kept as soon as the visitor accepts on this page', () => {
    startWith(UNKNOWN_CONSENT, ID)
    expect(localStorage).toHaveLength(0)
    consentState.setState({ choice: 'accepted' })
    expect(lengthened()).toEqual([['b_eftid', ID, DAYS]])
  })

  it('is lengthened once, not on every page', () => {
    startWith({ regime: 'opt-in', choice: 'accepted' }, ID).leave()
    startBehaviour(keepAffiliate)
    expect(lengthened()).toHaveLength(1)
  })

  it('makes room for the next click', () => {
    localStorage.setItem('b_eftid', 'another')
    startWith({ regime: 'opt-in', choice: 'accepted' }, ID)
    expect(localStorage.getItem('b_eftid')).toBe(ID)
    expect(lengthened()).toHaveLength(1)
  })

  it('makes nothing up where no affiliate brought the visitor', () => {
    localStorage.setItem('b_eftid', ID)
    startWith({ regime: 'opt-in', choice: 'accepted' })
    expect(lengthened()).toEqual([])
  })

  it('leaves the session cookie alone where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, clear: () => undefined })
    startWith({ regime: 'opt-in', choice: 'accepted' }, ID)
    vi.unstubAllGlobals()
    expect(lengthened()).toEqual([])
    expect(Cookies.get('b_eftid')).toBe(ID)
  })
})
