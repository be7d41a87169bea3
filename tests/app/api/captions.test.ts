import { describe, expect, it } from 'vitest'
import { loadVideoWords } from '#features/landing/server/load-video-words.ts'
import { answerCaptions } from '#features/landing/server/videos/answer-captions.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { captionsPath, VIDEO_NAMES, VIDEOS } from '#lib/config/videos.ts'
import { answer } from '#lib/server/answer/api-handler.ts'
import { testSite } from '../../support/test-site.ts'
import { visitRequest } from '../../support/visit-request.ts'

const ask = (path: string) =>
  answer(answerCaptions, { request: visitRequest({ path }), site: testSite().site })

const cases = VIDEO_NAMES.flatMap((video) => LOCALE_CODES.map((locale) => ({ video, locale })))

describe('GET /api/captions/{clip}.{language}.vtt', () => {
  it.each(cases)('has the captions of $video in $locale', async ({ video, locale }) => {
    const response = await ask(captionsPath(video, locale))
    const { clips } = await loadVideoWords(locale)
    const text = await response.text()
    expect(response.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8')
    expect(text.split('\n')[0]).toBe('WEBVTT')
    expect(text.split('\n').filter((line) => clips[video].captions.includes(line))).toEqual(
      clips[video].captions,
    )
  })

  it.each(VIDEO_NAMES)('shows the captions of %s one after the other', (video) => {
    const { captions } = VIDEOS[video]
    expect(captions[0]?.[0]).toBe(0)
    for (const [at, [from, to]] of captions.entries()) {
      expect(to).toBeGreaterThan(from)
      expect(captions[at + 1]?.[0] ?? to).toBe(to)
    }
  })

  it.each(['/api/captions/walk-through.xx.vtt', '/api/captions/nope.en.vtt'])(
    'answers 404 for %s and says what there is',
    async (path) => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toContain('application/problem+json')
    },
  )
})
