import { eraseThirdPartyKeys } from '#lib/browser/erase-third-party-keys.ts'
import { DATA_LAYER } from '#lib/config/events.ts'
import { THIRD_PARTIES } from '#lib/config/third-parties.ts'
import type { VendorScript } from '../vendor-scripts.ts'

/** The consent fields of the tag manager (Consent Mode v2). */
const FIELDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

type Answer = 'granted' | 'denied'

const layer = (): unknown[] => {
  const found: unknown = Reflect.get(window, DATA_LAYER)
  if (Array.isArray(found)) return found
  const made: unknown[] = []
  Reflect.set(window, DATA_LAYER, made)
  return made
}

/** Consent commands count only as the arguments of a call, not as an array. */
const command = function (..._words: [string, string, Record<string, Answer>]): IArguments {
  return arguments
}

const answers = (answer: Answer) => Object.fromEntries(FIELDS.map((field) => [field, answer]))

/** Adds an entry to the data layer. */
const pushToLayer = (entry: unknown): void => {
  layer().push(entry)
}

/** Denies everything before any tag, and before the events that wait in the layer already. */
const denyByDefault = (): void => {
  layer().unshift(command('consent', 'default', answers('denied')))
}

/** Tells the tags what the visitor allows now. */
const updateConsent = (isGranted: boolean): void => {
  pushToLayer(command('consent', 'update', answers(isGranted ? 'granted' : 'denied')))
}

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
  if (!mayLoad) eraseThirdPartyKeys(scripts.flatMap(({ id }) => THIRD_PARTIES[id].keys))
  afterLoad(() => {
    if (isAllowed) for (const script of scripts) add(script)
  })
}
