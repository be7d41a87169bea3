import { DRAWING_MAX_BYTES } from '#lib/config/constants.ts'
import { httpClient } from './http-client.ts'
import { toUpstreamError } from './to-upstream-error.ts'
import { UpstreamError } from './upstream-error.ts'
import { watchCall } from './watch-call.ts'

type Question = { upstream: 'search' | 'geo'; url: string; signal: AbortSignal }

const SVG_TYPE = /^image\/svg\+xml\b/
const SVG_START = /^\s*<svg[\s>]/

const asDrawing = (type: unknown, content: unknown): string | null =>
  SVG_TYPE.test(String(type)) && typeof content === 'string' && SVG_START.test(content)
    ? content
    : null

/** A drawing as SVG, and whether its service says that it never changes. */
type Drawing = { svg: string; isKept: boolean }

/** A drawing of a service; throws `UpstreamError`, also for what is none. */
export const fetchDrawing = ({ upstream, url, signal }: Question): Promise<Drawing> =>
  watchCall(upstream, async ({ headers: ids, elapsed }) => {
    try {
      const response = await httpClient.get<unknown>(url, {
        responseType: 'text',
        maxContentLength: DRAWING_MAX_BYTES,
        headers: { Accept: 'image/svg+xml', ...ids },
        signal,
      })
      const svg = asDrawing(response.headers['content-type'], response.data)
      const isKept = /\bimmutable\b/.test(String(response.headers['cache-control']))
      if (svg !== null) return { svg, isKept }
      const { status } = response
      throw new UpstreamError({ upstream, fault: 'bad-answer', status, ms: elapsed() })
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      throw toUpstreamError(error, { upstream, ms: elapsed() })
    }
  })
