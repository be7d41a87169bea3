import { CAPTIONS_FOLDER } from './api-paths.ts'
import type { Layout } from './layouts.ts'
import type { Locale } from './locales.ts'

/** The clips that a landing record may name. They hold no words, so one file serves every language. */
export const VIDEO_NAMES = ['walk-through'] as const

export type VideoName = (typeof VIDEO_NAMES)[number]

type Video = {
  path: `/${string}`
  /** The picture until it plays, where script does not draw it. */
  poster: `/${string}`
  /** Second of the clip that the poster shows. */
  posterAt: number
  /** Size in pixels. */
  width: number
  height: number
  seconds: number
  /** Seconds from and to which each caption shows. */
  captions: readonly (readonly [from: number, to: number])[]
}

/** The clips and the times of their captions, whose words stand in `messages/videos.json`. */
export const VIDEOS: Readonly<Record<VideoName, Video>> = {
  'walk-through': {
    path: '/walk-through.webm',
    poster: '/walk-through.png',
    posterAt: 13,
    width: 1280,
    height: 800,
    seconds: 24,
    captions: [
      [0, 5],
      [5, 10],
      [10, 15.5],
      [15.5, 20],
      [20, 24],
    ],
  },
}

/** Address of a clip's captions in one language. */
export const captionsPath = (video: VideoName, locale: Locale): string =>
  `${CAPTIONS_FOLDER}/${video}.${locale}.vtt`

/** The film of each layout that has one (S2 §2.4); until the owner has others, the same. */
export const OVERLAY_VIDEOS = {
  budgeting: 'walk-through',
  affiliateStore: 'walk-through',
} as const satisfies Record<NonNullable<Layout['video']>, VideoName>
