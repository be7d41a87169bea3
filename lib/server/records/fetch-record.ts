import type { Locale } from '#lib/config/locales.ts'
import { httpClient } from '#lib/http/http-client.ts'
import { toUpstreamError } from '#lib/http/to-upstream-error.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { BUNDLE_PATHS } from '#lib/records/record-bundle.ts'
import { hashOf } from '#lib/util/hash-of.ts'

type Question = {
  page: { locale: Locale; path: string; hash: string }
  contentServiceUrl: string
  signal: AbortSignal
}

/** Three retries with growing pauses would outlast the time that a page waits. */
const RETRIES = { retryDelay: () => 50 }

const NOT_THERE = [404, 410]

const answerOf = async ({ page, contentServiceUrl, signal }: Question) => {
  const url = `${contentServiceUrl}${BUNDLE_PATHS.record(page)}`
  return httpClient.get<unknown>(url, { responseType: 'text', signal, 'axios-retry': RETRIES })
}

/**
 * `GET {content service}/records/…`: the text of the record with exactly this hash, or `null` where there is none;
 * throws `UpstreamError`, also for a text of another hash.
 */
export const fetchRecord = async (question: Question): Promise<string | null> => {
  const start = performance.now()
  const call = () => ({ upstream: 'content' as const, ms: Math.round(performance.now() - start) })
  try {
    const { data, status } = await answerOf(question)
    if (typeof data === 'string' && (await hashOf(data)) === question.page.hash) return data
    throw new UpstreamError({ ...call(), fault: 'bad-answer', status })
  } catch (thrown) {
    if (thrown instanceof UpstreamError) throw thrown
    const error = toUpstreamError(thrown, call())
    if (NOT_THERE.includes(error.failure.status ?? 0)) return null
    throw error
  }
}
