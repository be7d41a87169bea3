import type { Layout } from './layouts.ts'
import { LOCALE_CODES, type Locale } from './locales.ts'

/** What a film tells, each in as many seconds: of a document, and of the month of a budget. */
export const CHAPTERS = ['pick', 'fill', 'sign', 'plan', 'spend', 'left'] as const

export type Chapter = (typeof CHAPTERS)[number]

/** Seconds of a chapter. */
export const CHAPTER_SECONDS = 4

/** The films that a landing record may name. */
export const VIDEO_NAMES = ['walk-through', 'signing', 'budget'] as const

export type VideoName = (typeof VIDEO_NAMES)[number]

/** The chapters of each film, in their order. */
export const VIDEOS: Readonly<Record<VideoName, readonly Chapter[]>> = {
  'walk-through': ['pick', 'fill', 'sign'],
  signing: ['fill', 'sign'],
  budget: ['plan', 'spend', 'left'],
}

/** Seconds of a film. */
export const videoSeconds = (name: VideoName): number => VIDEOS[name].length * CHAPTER_SECONDS

/** Address of a film in one language: a drawing that plays once it is shown. */
export const videoPath = (name: VideoName, locale: Locale): `/${string}` =>
  `/films/${locale}/${name}.svg`

/** The addresses of all films. */
export const VIDEO_PATHS: readonly string[] = VIDEO_NAMES.flatMap((name) =>
  LOCALE_CODES.map((locale) => videoPath(name, locale)),
)

/** Size of a film in its own units, of which a browser takes the shape alone. */
export const VIDEO_SIZE = { width: 480, height: 300 } as const

/** The film of each layout that has one (S2 §2.4). */
export const OVERLAY_VIDEOS = {
  budgeting: 'budget',
  affiliateStore: 'walk-through',
} as const satisfies Record<NonNullable<Layout['video']>, VideoName>
