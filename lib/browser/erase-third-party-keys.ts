import Cookies from 'js-cookie'
import type { ThirdPartyKey } from '#lib/config/third-parties.ts'

/** The host and every domain above it, where a script may have set a cookie. */
const domains = (): string[] => {
  const labels = location.hostname.split('.')
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
}

const eraseCookie = (name: string): void => {
  Cookies.remove(name)
  for (const domain of domains()) Cookies.remove(name, { domain })
}

const namesIn = (area: ThirdPartyKey['area']): string[] =>
  Object.keys(area === 'cookie' ? Cookies.get() : window[`${area}Storage`])

const erase = ({ name, area }: ThirdPartyKey): void => {
  const [start = '', isOpen] = name.split('*')
  const fits = (found: string) => (isOpen === undefined ? found === name : found.startsWith(start))
  for (const found of namesIn(area).filter(fits)) {
    if (area === 'cookie') eraseCookie(found)
    else window[`${area}Storage`].removeItem(found)
  }
}

/** Erases the keys that third parties have stored, as the inventory lists them. */
export const eraseThirdPartyKeys = (keys: readonly ThirdPartyKey[]): void => {
  try {
    for (const key of keys) erase(key)
  } catch (blocked) {
    // Storage that may not be read holds nothing either.
    if (!(blocked instanceof DOMException || blocked instanceof TypeError)) throw blocked
  }
}
