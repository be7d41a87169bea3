import { COUNTRIES_OF_CURRENCY } from '#features/localization/countries.ts'
import { readKept } from '#features/localization/kept-localization.ts'
import { DEFAULT_CURRENCY, type Currency } from '#lib/config/currencies.ts'
import { isOfferRoute } from '#lib/config/routes.ts'
import { edgeCountry } from '#lib/edge/edge-country.ts'
import { cookieOf, type Step, type StepOutcome, type Visit } from '#lib/edge/visit.ts'
import { CURRENT_BOOK, type PriceBook, localCurrencies } from '../price.ts'
import { placeAsker, type AskPlace } from './ask-place.ts'

type Options = {
  book?: PriceBook
  now?: () => Date
  /** The geo service; asked where neither cookie nor edge network knows the country. */
  ask?: AskPlace
}

/** The currency that an earlier answer of `/api/localization` left with the visitor. */
const keptCode = (visit: Visit): string | undefined => {
  const code = readKept(cookieOf(visit, 'localization'))?.currencyCode
  return typeof code === 'string' ? code : undefined
}

/** A visit with the currency of its prices; the answer is personal, so that no shared cache gives it to others. */
const shownIn = (visit: Visit, currency: Currency = DEFAULT_CURRENCY): Visit => ({
  ...visit,
  currency,
  isPersonal: true,
})

/**
 * Decides the currency of a page's prices before anything is painted: by an earlier answer, else by the edge network, else by the geo
 * service, which has 300 ms. While the price book has one currency alone, it does nothing (S2 §3).
 */
export const shownCurrency = (options: Options = {}): Step => {
  const { book = CURRENT_BOOK, now = () => new Date(), ask = placeAsker() } = options
  const hasOthers = book.rows.some(
    ({ currency, status }) => currency !== DEFAULT_CURRENCY && status === 'confirmed',
  )

  const chosen = (
    visit: Visit,
    others: readonly Currency[],
  ): StepOutcome | Promise<StepOutcome> => {
    const kept = keptCode(visit)
    if (kept !== undefined)
      return shownIn(
        visit,
        others.find((currency) => currency === kept),
      )
    const country = edgeCountry(visit.request.headers)
    if (country !== undefined) {
      const isThere = (currency: Currency) =>
        COUNTRIES_OF_CURRENCY[currency]?.split(' ').includes(country)
      return shownIn(visit, others.find(isThere))
    }
    return ask(visit.request.headers).then((code) =>
      shownIn(
        visit,
        others.find((currency) => currency === code),
      ),
    )
  }

  return (visit) => {
    if (!hasOthers || visit.route === null || !isOfferRoute(visit.route)) return visit
    if (visit.landing === null) return visit
    const others = localCurrencies(book, now())
    return others.length === 0 ? visit : chosen(visit, others)
  }
}
