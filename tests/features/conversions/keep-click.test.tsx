import Cookies from 'js-cookie'
import { beforeEach, describe, expect, it } from 'vitest'
import { UNKNOWN_CONSENT } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { readClicks } from '#features/conversions/ad-clicks.ts'
import { keepClick } from '#features/conversions/browser/keep-click.ts'
import { REPORTED_PLATFORMS } from '#features/conversions/ids.ts'
import { eraseRefused } from '#lib/browser/erase-refused.ts'
import { putFact, startBehaviour } from '../../support/page-behaviour.tsx'

const kept = () => readClicks(Cookies.get('b_adclick') ?? '')

const arrive = (query: string) => {
  happyDOM.setURL(`https://site.example/docs/free-demo${query}`)
  return startBehaviour(keepClick)
}

beforeEach(() => {
  Cookies.remove('b_adclick')
  consentState.setState(UNKNOWN_CONSENT)
  putFact(REPORTED_PLATFORMS, ['google', 'meta'])
})

describe('the click of an advertisement', () => {
  it('is kept where the law does not ask first, and after accepting', () => {
    consentState.setState({ regime: 'opt-out', choice: null })
    arrive('?gclid=Cj0KCQ-first')
    expect(kept().google).toMatchObject({ name: 'gclid', id: 'Cj0KCQ-first' })
    consentState.setState({ regime: 'opt-in', choice: 'accepted' })
    arrive('?fbclid=IwAR2F4')
    expect(Object.keys(kept())).toEqual(['google', 'meta'])
  })

  it('waits for a choice where the law asks first', () => {
    arrive('?gclid=Cj0KCQ-first')
    expect(kept()).toEqual({})
    consentState.setState({ choice: 'accepted' })
    expect(kept().google?.id).toBe('Cj0KCQ-first')
  })

  it('is not kept of who declined, and goes with a refusal', () => {
    consentState.setState({ regime: 'opt-out', choice: 'declined' })
    arrive('?gclid=Cj0KCQ-first')
    expect(kept()).toEqual({})
    consentState.setState({ choice: 'accepted' })
    expect(kept()).not.toEqual({})
    eraseRefused(['attribution'])
    consentState.setState({ choice: 'declined' })
    expect(kept()).toEqual({})
  })

  it('is kept for platforms that are told alone', () => {
    consentState.setState({ regime: 'opt-out', choice: null })
    arrive(`?msclkid=${'a'.repeat(32)}`)
    expect(Cookies.get('b_adclick')).toBeUndefined()
    document.querySelector(`#${REPORTED_PLATFORMS.id}`)?.remove()
    arrive('?gclid=Cj0KCQ-first')
    expect(Cookies.get('b_adclick')).toBeUndefined()
  })
})
