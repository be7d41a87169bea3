import 'server-only'
import * as z from 'zod/mini'
import type { Locale } from '#lib/config/locales.ts'
import { CHAPTERS, VIDEO_NAMES } from '#lib/config/videos.ts'

const line = z.string().check(z.minLength(1), z.maxLength(120))

/** `locales/<lang>/messages/videos.json`. */
const videoWords = z.strictObject({
  /** On the button over the cover. */
  play: line,
  /** On the control that closes the overlay with a film. */
  close: line,
  /** The length, in place of {seconds}, and that it has no sound. */
  note: line,
  /** What each film shows. */
  titles: z.record(z.enum(VIDEO_NAMES), line),
  /** What each chapter says. */
  captions: z.record(z.enum(CHAPTERS), line),
})

export type VideoWords = z.infer<typeof videoWords>

const file = z.object({ default: videoWords })

/** Loads the words in, on and under the films; throws where one is missing. */
export const loadVideoWords = async (locale: Locale): Promise<VideoWords> => {
  const content: unknown = await import(`../../../locales/${locale}/messages/videos.json`)
  return z.parse(file, content).default
}
