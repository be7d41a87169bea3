import { BANNER_FOLDER } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'

/** Sizes of the banners that affiliates may show, in pixels: those that most sites have a place for. */
export const BANNER_SIZES = [
  { name: '300x250', width: 300, height: 250 },
  { name: '728x90', width: 728, height: 90 },
  { name: '160x600', width: 160, height: 600 },
  { name: '320x50', width: 320, height: 50 },
] as const

export type BannerSize = (typeof BANNER_SIZES)[number]

/** Path of the drawn banner of a size in a language. */
export const bannerPath = (locale: Locale, { name }: BannerSize): string =>
  `${BANNER_FOLDER}/${locale}-${name}.svg`
