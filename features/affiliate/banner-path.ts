import { BANNER_FOLDER } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { BannerSize } from './banners.ts'

/** Path of the drawn banner of a size in a language. */
export const bannerPath = (locale: Locale, { name }: BannerSize): string =>
  `${BANNER_FOLDER}/${locale}-${name}.svg`
