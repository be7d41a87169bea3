import Cookies from 'js-cookie'
import type { ConsentClass } from '#lib/config/consent-classes.ts'
import { PAGE_COOKIES } from '#lib/config/page-cookies.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'

/** Erases what a visitor does not want kept: our own cookies and storage keys of the classes that are refused. */
export const eraseRefused = (refused: readonly ConsentClass[]): void => {
  const isRefused = ({ consent }: { consent: ConsentClass }) => refused.includes(consent)
  for (const row of Object.values(PAGE_COOKIES)) if (isRefused(row)) Cookies.remove(row.name)
  try {
    for (const row of Object.values(STORAGE_KEYS)) {
      if (isRefused(row)) window[`${row.area}Storage`].removeItem(row.name)
    }
  } catch (blocked) {
    // What may not be read holds nothing either; some web views answer `null` instead of refusing.
    if (!(blocked instanceof DOMException || blocked instanceof TypeError)) throw blocked
  }
}
