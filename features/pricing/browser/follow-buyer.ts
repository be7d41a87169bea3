import type { PagePlace } from '#features/localization/localization-contract.ts'
import { ask } from '#lib/browser/ask.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { QUERY } from '#lib/config/query.ts'
import { pricingStore } from '../pricing-store.ts'

const all = <Found extends Element>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
]

const nameOf = ({ countryCode, countryName = countryCode }: PagePlace, language: string) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(countryCode) ??
  countryName

/** Fills the line that stands ready: flag, country, its tax, the owner's welcome where the language has one. */
const showPlace = (place: PagePlace) => {
  const { lang } = document.documentElement
  for (const line of all<HTMLElement>('[data-plans-place]')) {
    const text = (part: string, words: string | undefined) => {
      const element = line.querySelector(`[data-part=${part}]`)
      if (element && words) element.textContent = words
    }
    const flag = line.querySelector('img')
    if (flag && place.flag) Object.assign(flag, { src: place.flag, hidden: false })
    text(
      'country',
      line.dataset.plansPlace?.replace('{country}', () => nameOf(place, lang)),
    )
    text('tax', place.isTaxCountry ? line.dataset.tax : undefined)
    text('welcome', lang === 'fr' ? place.marketingMessage?.fr : place.marketingMessage?.en)
  }
}

/** Shows that nothing is sold for real money in the country, as soon as it is known. */
const showUnserved = ({ countryCode }: PagePlace) => {
  for (const note of all<HTMLElement>('[data-plans-served]')) {
    note.hidden = note.dataset.plansServed?.split(' ').includes(countryCode) ?? true
  }
}

const askPlace = async (signal: AbortSignal) => {
  const answer = await ask(`${API_PATHS.localization}?${QUERY.place}`, { signal })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own handler answers
  const place = JSON.parse(answer.text) as Partial<PagePlace> & { isFallback?: true }
  const { countryCode, isTaxCountry } = place
  // Where nobody knows the country, nothing is said of it.
  if (countryCode && isTaxCountry !== undefined) {
    pricingStore.setState({ place: { ...place, countryCode } })
  }
}

/**
 * Lets a page of plans follow the place of its visitor, by way of the store (S2 §3 "Store areas"): the country whose currency
 * and tax the price has. Until then the page is as the server rendered it.
 */
export const followBuyer = async (signal: AbortSignal): Promise<void> => {
  const unsubscribe = pricingStore.subscribe((state, before) => {
    if (state?.place && state.place !== before?.place) {
      showPlace(state.place)
      showUnserved(state.place)
    }
  })
  signal.addEventListener('abort', unsubscribe)
  // No network, or the visitor has gone: the page stands without the line.
  await askPlace(signal).catch((_lost: unknown) => undefined)
}
