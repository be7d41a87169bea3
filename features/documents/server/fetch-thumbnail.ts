import { httpClient } from '#lib/http/http-client.ts'
import { toUpstreamError } from '#lib/http/to-upstream-error.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'

type Question = { file: string; searchServiceUrl: string; signal: AbortSignal }

const SVG_TYPE = /^image\/svg\+xml\b/
const SVG_START = /^\s*<svg[\s>]/

const asDrawing = (type: unknown, content: unknown): string | null =>
  SVG_TYPE.test(String(type)) && typeof content === 'string' && SVG_START.test(content)
    ? content
    : null

/** `GET {search service}/thumb/{file}`: a drawing; throws `UpstreamError`, also for what is none. */
export const fetchThumbnail = async ({ file, searchServiceUrl, signal }: Question) => {
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  try {
    const response = await httpClient.get<unknown>(`${searchServiceUrl}/thumb/${file}`, {
      responseType: 'text',
      headers: { Accept: 'image/svg+xml' },
      signal,
    })
    const drawing = asDrawing(response.headers['content-type'], response.data)
    if (drawing !== null) return drawing
    const { status } = response
    throw new UpstreamError({ upstream: 'search', fault: 'bad-answer', status, ms: elapsed() })
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw toUpstreamError(error, { upstream: 'search', ms: elapsed() })
  }
}
