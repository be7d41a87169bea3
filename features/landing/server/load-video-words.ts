import 'server-only'
import * as z from 'zod/mini'
import type { Locale } from '#lib/config/locales.ts'
import { videoWords } from '../video-words.ts'

export type VideoWords = z.infer<typeof videoWords>

const file = z.object({ default: videoWords })

/** Loads the words on and under the clips, for pages and for their captions; throws where one is missing. */
export const loadVideoWords = async (locale: Locale): Promise<VideoWords> => {
  const content: unknown = await import(`../../../locales/${locale}/messages/videos.json`)
  return z.parse(file, content).default
}
