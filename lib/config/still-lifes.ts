import type { Locale } from './locales.ts'
import { libraryOf } from './template-kinds.ts'

/** The pictures that are composed of our own drawings (`npm run pictures`), one for each library, with their size in pixels. */
export const STILL_LIFES = {
  wall: { width: 1921, height: 720 },
  desk: { width: 1921, height: 820 },
  cabinet: { width: 1921, height: 500 },
} as const

export type StillLifeName = keyof typeof STILL_LIFES

/** The files of a picture, in widths of S2 §9: two for browsers that know AVIF, one for the others. */
export const STILL_LIFE_FILES = [
  { width: 1921, format: 'avif' },
  { width: 996, format: 'avif' },
  { width: 1200, format: 'webp' },
] as const

type StillLifeFile = (typeof STILL_LIFE_FILES)[number]

/** Address of a picture without its width: of the library that a language reads. */
const stemOf = (name: StillLifeName, locale: Locale) => `/still/${name}-${libraryOf(locale)}`

type StillLife = { name: StillLifeName; locale: Locale }

/** Address of a file of a picture. */
export const stillLifePath = (
  { name, locale }: StillLife,
  { width, format }: StillLifeFile,
): string => `${stemOf(name, locale)}-${width}.${format}`
