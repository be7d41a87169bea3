import { savesData } from '#lib/browser/navigation/saves-data.ts'
import { storedValue } from '#lib/browser/stored-value.ts'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'

const answer = storedValue('localStorage', STORAGE_KEYS.languageOffer.name)

/** The first of the browser's languages that the site speaks. */
const preferred = (): Locale | undefined =>
  navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]).find((code) => isLocale(code))

/** Whether nobody has answered before; a browser that keeps nothing would ask on every page. */
const mayAsk = () => navigator.cookieEnabled && answer.read() === null && !savesData()

/**
 * Offers a page in the language of the browser, once, where it is another than that of the page and the page exists in
 * it (architecture 4). Few visits need more than this file.
 */
export const offerLanguage = async (signal: AbortSignal): Promise<void> => {
  const locale = preferred()
  if (!locale || locale === document.documentElement.lang || !mayAsk()) return
  const link = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`)
  if (!link) return
  // Lost on the way, it is offered on the next page.
  const part = await import('./show-offer.ts').catch((_lost: unknown) => null)
  // On this origin, wherever the canonical address of the page is.
  await part?.showOffer({ path: new URL(link.href).pathname, answer: answer.write, signal })
}
