import { DRAWING_MAX_BYTES } from '#lib/config/constants.ts'
import { httpClient } from './http-client.ts'
import { toUpstreamError } from './to-upstream-error.ts'
import { UpstreamError } from './upstream-error.ts'

type Question = { upstream: 'search' | 'geo'; url: string; signal: AbortSignal }

const SVG_TYPE = /^image\/svg\+xml\b/
const SVG_START = /^\s*<svg[\s>]/

const asDrawing = (type: unknown, content: unknown): string | null =>
  SVG_TYPE.test(String(type)) && typeof content === 'string' && SVG_START.test(content)
    ? content
    : null

/** A drawing of a service, as SVG; throws `UpstreamError`, also for what is none. */
export const fetchDrawing = async ({ upstream, url, signal }: Question): Promise<string> => {
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  try {
    const response = await httpClient.get<unknown>(url, {
      responseType: 'text',
      maxContentLength: DRAWING_MAX_BYTES,
      headers: { Accept: 'image/svg+xml' },
      signal,
    })
    const drawing = asDrawing(response.headers['content-type'], response.data)
    if (drawing !== null) return drawing
    const { status } = response
    throw new UpstreamError({ upstream, fault: 'bad-answer', status, ms: elapsed() })
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw toUpstreamError(error, { upstream, ms: elapsed() })
  }
}
