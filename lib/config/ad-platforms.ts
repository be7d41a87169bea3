import { keysOf } from '#lib/util/keys-of.ts'

/** Advertising platforms that the server can tell of conversions, each with the query fields that name a click on its advertisements, the surest first. */
export const AD_PLATFORMS = {
  google: ['gclid', 'gbraid', 'wbraid'],
  meta: ['fbclid'],
  microsoft: ['msclkid'],
} as const satisfies Record<string, readonly string[]>

export type AdPlatform = keyof typeof AD_PLATFORMS

export type ClickName = (typeof AD_PLATFORMS)[AdPlatform][number]

export const AD_PLATFORM_IDS = keysOf(AD_PLATFORMS)

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim())

/** Tells whether a text lists platforms, separated by commas. */
export const isPlatformList = (list: string): boolean =>
  namesIn(list).every((name) => AD_PLATFORM_IDS.some((id) => id === name))

/** The platforms that a text lists; none where there is no text. */
export const platformsIn = (list = ''): AdPlatform[] =>
  AD_PLATFORM_IDS.filter((id) => namesIn(list).includes(id))
