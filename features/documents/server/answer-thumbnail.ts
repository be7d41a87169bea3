import { THUMBNAIL_FILE } from '#lib/config/api-paths.ts'
import { fetchDrawing } from '#lib/http/fetch-drawing.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { problemResponse } from '#lib/util/problem.ts'

/** A sheet without words, in the size of the previews: stands in for one that could not be fetched. */
const BLANK_SHEET = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="778" viewBox="0 0 250 324">',
  '<rect x=".5" y=".5" width="249" height="323" fill="#fff" stroke="#aab2bf"/>',
  '<rect x="28" y="20" width="34" height="3" fill="#0b6b4f"/>',
  '<rect x="28" y="36" width="130" height="9" fill="#10233f"/>',
  '<path stroke="#c5cad3" stroke-width="3" d="M28 72h190M28 82h186M28 92h120M28 116h192M28 126h180M28 136h190M28 146h90',
  'M28 170h184M28 180h192M28 190h150M28 214h190M28 224h188M28 234h110"/>',
  '</svg>',
].join('')

const FOR_EVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
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
 * `GET /api/thumb/{id}-{250|600}px.svg`: the preview that the search service draws, kept for ever where its address names the
 * drawing, else for a day; a blank sheet for a minute while the service fails (S2 §3, §4). What a shared cache answers is not counted, for it does not come here.
 */
export const answerThumbnail: Handle = async ({ nextUrl, headers }, site) => {
  const file = nextUrl.pathname.split('/').at(-1) ?? ''
  if (!THUMBNAIL_FILE.test(file)) return noSuchPreview()
  await enforceRateLimit('thumbnails', { headers, site })
  try {
    const { searchServiceUrl, upstreamBudgetMs } = site
    const signal = AbortSignal.timeout(upstreamBudgetMs)
    const url = `${searchServiceUrl}/thumb/${file}`
    const { svg, isKept } = await fetchDrawing({ upstream: 'search', url, signal })
    return drawing(svg, isKept ? FOR_EVER : A_DAY)
  } catch (error) {
    if (isRefusal(error, [404])) return noSuchPreview()
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    return drawing(BLANK_SHEET, A_MINUTE)
  }
}
