import { THUMBNAIL_FILE } from '#lib/config/api-paths.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { requireRoom } from '#lib/server/request/require-room.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { BLANK_SHEET } from './blank-sheet.ts'
import { fetchThumbnail } from './fetch-thumbnail.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const A_MINUTE = 'public, max-age=60'

const drawing = (svg: string, cacheControl: string) =>
  new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': cacheControl,
    },
  })

const noSuchPreview = () => {
  const response = problemResponse({
    status: 404,
    title: 'No such preview',
    detail: 'Ask for the number of a document and 250px or 600px, as in 1001-600px.svg.',
  })
  response.headers.set('Cache-Control', A_MINUTE)
  return response
}

/**
 * `GET /api/thumb/{id}-{250|600}px.svg`: the preview that the search service draws, kept for ever; a blank sheet for a minute
 * while the service fails (S2 §3, §4). What a shared cache answers is not counted, for it does not come here.
 */
export const answerThumbnail: Handle = async ({ nextUrl, headers }, site) => {
  const file = nextUrl.pathname.split('/').at(-1) ?? ''
  if (!THUMBNAIL_FILE.test(file)) return noSuchPreview()
  await requireRoom('thumbnails', { headers, site })
  try {
    const { searchServiceUrl, upstreamBudgetMs } = site
    const signal = AbortSignal.timeout(upstreamBudgetMs)
    return drawing(await fetchThumbnail({ file, searchServiceUrl, signal }), FOR_EVER)
  } catch (error) {
    if (isRefusal(error, [404])) return noSuchPreview()
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    return drawing(BLANK_SHEET, A_MINUTE)
  }
}
