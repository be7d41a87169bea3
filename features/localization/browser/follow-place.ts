import { consentState } from '#features/consent/consent-state.ts'
import { cookieText } from '#lib/browser/cookie-text.ts'
import { PAGE_COOKIES } from '#lib/config/page-cookies.ts'
import { telOf } from '#lib/util/tel-of.ts'
import type { KeptLocalization } from '../kept-localization.ts'

type Phones = Pick<KeptLocalization, 'servicePhone' | 'customerServiceNumber'>

const readPhones = (): Phones => {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only our handler writes this cookie
    return JSON.parse(cookieText(PAGE_COOKIES.localization.name) || '{}') as Phones
  } catch (damaged) {
    if (damaged instanceof SyntaxError) return {}
    throw damaged
  }
}

const show = () => {
  const { servicePhone, customerServiceNumber } = readPhones()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-phone]')) {
    const number = link.dataset.phone === 'sales' ? servicePhone : customerServiceNumber
    if (!number || link.textContent === number) continue
    link.textContent = number
    link.href = telOf(number)
  }
}

/** Puts in the telephones of the visitor's country, where it has others than those of the page (S2 §3). */
export const followPlace = (signal: AbortSignal): void => {
  show()
  // On a first visit the country is asked for later, and its rule on cookies comes with it.
  signal.addEventListener('abort', consentState.subscribe(show))
}
