import 'server-only'
import * as z from 'zod/mini'
import type { Locale } from '#lib/config/locales.ts'
import { VIDEO_NAMES, VIDEOS } from '#lib/config/videos.ts'

const line = z.string().check(z.minLength(1), z.maxLength(120))

const clip = z.strictObject({
  /** Says what the clip shows. */
  title: line,
  captions: z.array(line),
})

/** `locales/<lang>/messages/videos.json`; a clip has as many captions as times. */
const videoWords = z.strictObject({
  /** On the button over the poster. */
  play: line,
  /** On the control that closes the overlay with a clip. */
  close: line,
  /** The length, and that it has no sound. */
  note: line,
  clips: z
    .record(z.enum(VIDEO_NAMES), clip)
    .check(
      z.refine((clips) =>
        VIDEO_NAMES.every((name) => clips[name].captions.length === VIDEOS[name].captions.length),
      ),
    ),
})

export type VideoWords = z.infer<typeof videoWords>

const file = z.object({ default: videoWords })

/** Loads the words on and under the clips, for pages and for their captions; throws where one is missing. */
export const loadVideoWords = async (locale: Locale): Promise<VideoWords> => {
  const content: unknown = await import(`../../../locales/${locale}/messages/videos.json`)
  return z.parse(file, content).default
}
