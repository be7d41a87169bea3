import Cookies from 'js-cookie'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { UNKNOWN_CONSENT } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { followPlace } from '#features/localization/browser/follow-place.ts'
import { GERMAN_PHONES as GERMAN, givePhones, USUAL_PHONES } from '../../../support/given-phones.ts'
import { startBehaviour } from '../../../support/page-behaviour.tsx'

const keep = (record: unknown) => Cookies.set('b_localization', JSON.stringify(record))

const shown = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])

const OWN = [
  [USUAL_PHONES.servicePhone, 'tel:+15145550100'],
  [USUAL_PHONES.customerServiceNumber, 'tel:+15145550101'],
]

const IN_GERMANY = [
  [GERMAN.servicePhone, 'tel:+493023125100'],
  [GERMAN.customerServiceNumber, 'tel:+493023125101'],
]

beforeEach(() => {
  givePhones()
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ServicePhone kind="sales" />
      <ServicePhone kind="support" />
    </>,
  )
})

afterEach(() => {
  Cookies.remove('b_localization')
  consentState.setState(UNKNOWN_CONSENT)
})

it('shows the telephones of the visitor’s country (S2 §3)', () => {
  keep({ countryCode: 'DE', ...GERMAN })
  startBehaviour(followPlace)
  expect(shown()).toEqual(IN_GERMANY)
})

it('shows them once the country is known, on the first visit', () => {
  startBehaviour(followPlace)
  expect(shown()).toEqual(OWN)
  keep({ countryCode: 'DE', ...GERMAN })
  consentState.setState({ regime: 'opt-in' })
  expect(shown()).toEqual(IN_GERMANY)
})

it.each([{ countryCode: 'US' }, 'damaged"', undefined])(
  'leaves those of the page for %j',
  (kept) => {
    if (typeof kept === 'string') Cookies.set('b_localization', kept)
    else if (kept) keep(kept)
    startBehaviour(followPlace)
    expect(shown()).toEqual(OWN)
  },
)

it('ends with its page', () => {
  const { leave } = startBehaviour(followPlace)
  leave()
  keep({ countryCode: 'DE', ...GERMAN })
  consentState.setState({ regime: 'opt-in' })
  expect(shown()).toEqual(OWN)
})
