import { join } from 'node:path'
import { GALLERY_PATH } from '#lib/config/gallery.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { EXHIBITS } from '../../app/[locale]/[context]/gallery/exhibits.ts'
import type { Shot } from './photograph.ts'

const isFirst = (specimen: string, state: string) =>
  EXHIBITS.find((exhibit) => exhibit.specimen === specimen)?.state === state

/** What there is to check and to photograph, in every language. */
export const galleryShots = (siteUrl: string): Shot[] =>
  LOCALE_CODES.flatMap((locale) =>
    EXHIBITS.map(({ specimen, state }) => ({
      url: siteUrl + publicPath({ locale, path: `${GALLERY_PATH}/${specimen}/${state}` }),
      name: join(locale, `${specimen}-${state}`),
      isPageSeen: !isFirst(specimen, state),
    })),
  )
