import { DEFAULT_LOCALE } from './locales.ts'
import { ROUTES } from './routes.ts'

/** Paths, without the slash before and after, of the pages that some system may frame: alternatives of a pattern. */
export const FRAMED_PATHS = Object.values(ROUTES)
  .filter(({ framedBy }) => framedBy !== undefined)
  .flatMap(({ path, locales }) =>
    locales.map((locale) => (locale === DEFAULT_LOCALE ? '' : `${locale}/`) + path.slice(1)),
  )
  .join('|')
