import { LOCALE_CODES, type Locale } from './locales.ts'

const FILE = /^([a-zA-Z]+)-[0-9a-f]{8}\.svg$/

/** Path of the drawing under the title of a kind of sheet; `digest` changes with the drawing, so that it may be kept for ever. */
export const sheetImagePath = (
  locale: Locale,
  { kind, digest }: { kind: string; digest: string },
) => `/sheets/${locale}/${kind}-${digest}.svg`

/** The kind that the file of a drawing names. */
export const kindOfSheetFile = (file: string): string | undefined => FILE.exec(file)?.[1]

/** True if a path may be that of a drawing. */
export const isSheetImagePath = (path: string): boolean => {
  const [, folder, locale = '', file = '', ...rest] = path.split('/')
  const isPlace = folder === 'sheets' && LOCALE_CODES.some((code) => code === locale)
  return isPlace && FILE.test(file) && rest.length === 0
}
