import { eraseForeign } from '#lib/browser/erase-foreign.ts'
import { THIRD_PARTIES } from '#lib/config/third-parties.ts'
import type { VendorScript } from '../vendor-scripts.ts'
import { denyByDefault, pushToLayer, updateConsent } from './consent-mode.ts'

let isAllowed = false
let isReady = false
const loaded = new Set<string>()

const add = ({ id, src }: VendorScript): void => {
  if (loaded.has(src)) return
  loaded.add(src)
  if (id === 'tagManager') pushToLayer({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** A slow vendor must not keep the page from being loaded: its script comes after that. */
const afterLoad = (run: () => void): void => {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run, { once: true })
}

/**
 * Loads the vendors once they are allowed, and tells them of every later choice; what they stored is erased when they
 * no longer are. Consent Mode is denied before the first of them (S2 §7).
 */
export const loadVendors = (scripts: readonly VendorScript[], mayLoad: boolean): void => {
  if (!isReady) denyByDefault()
  isReady = true
  isAllowed = mayLoad
  updateConsent(mayLoad)
  if (!mayLoad) eraseForeign(scripts.flatMap(({ id }) => THIRD_PARTIES[id].keys))
  afterLoad(() => {
    if (isAllowed) for (const script of scripts) add(script)
  })
}
