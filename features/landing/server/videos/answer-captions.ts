import { LOCALE_CODES } from '#lib/config/locales.ts'
import { captionsPath, VIDEO_NAMES, VIDEOS } from '#lib/config/videos.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { loadVideoWords } from '../load-video-words.ts'
import { webVtt } from './web-vtt.ts'

const FILES = new Map(
  VIDEO_NAMES.flatMap((video) =>
    LOCALE_CODES.map((locale) => [captionsPath(video, locale), { video, locale }] as const),
  ),
)

/** `GET /api/captions/{clip}.{language}.vtt`: the captions of a clip, from the words of the language. */
export const answerCaptions: Handle = async ({ nextUrl }) => {
  const file = FILES.get(nextUrl.pathname)
  if (!file) {
    return problemResponse({
      status: 404,
      title: 'No such captions',
      detail: 'Ask for the name of a clip and a language, as in walk-through.en.vtt.',
    })
  }
  const { clips } = await loadVideoWords(file.locale)
  return new Response(webVtt(VIDEOS[file.video].captions, clips[file.video].captions), {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
