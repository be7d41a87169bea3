import {
  SEARCH_BATCH,
  TOP_LIST_MAXIMUM,
  searchAnswer,
  topAnswer,
  type LibraryPart,
  type SearchAnswer,
  type TopQuery,
} from '#features/documents/search-contract.ts'
import type { Locale } from '#lib/config/locales.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'

type Service = { searchServiceUrl: string; signal: AbortSignal }

/** No retries: three with growing pauses would outlast the second that a page waits. */
const RETRIES = { retryDelay: () => 50 }

const ask = { upstream: 'search', request: { method: 'get', 'axios-retry': RETRIES } } as const

/** Matches a letter or a digit: a text without any finds nothing, and two dots would also take a step up in the address, however they are encoded. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

type Search = {
  query: string
  locale: Locale
  /** The number of documents; twelve when left out. */
  batch?: number
  /** A part of the library that is requested as a whole. */
  part?: LibraryPart
}

/** `GET {search service}/search/{query}/` (S2 §7): the first page of what is found; throws `UpstreamError`. */
export const searchDocuments = async (
  { query, locale, batch = SEARCH_BATCH, part }: Search,
  { searchServiceUrl, signal }: Service,
): Promise<SearchAnswer> => {
  if (!LETTER_OR_DIGIT.test(query)) return { total: 0, documents: [] }
  const fields = new URLSearchParams({ language: locale, batch: `${batch}`, page: '0', ...part })
  const url = `${searchServiceUrl}/search/${encodeURIComponent(query)}/?${fields}`
  return callUpstream({
    ...ask,
    request: { ...ask.request, url },
    answer: searchAnswer,
    signal,
  })
}

/** `GET {search service}/top50` (S2 §7), which knows English documents only; throws `UpstreamError`. */
export const topDocuments = async (query: TopQuery, { searchServiceUrl, signal }: Service) => {
  const most = `${TOP_LIST_MAXIMUM}`
  const fields = new URLSearchParams({ language: 'en', maximum: most, batch: most, query })
  const { documents } = await callUpstream({
    ...ask,
    request: { ...ask.request, url: `${searchServiceUrl}/top50?${fields}` },
    answer: topAnswer,
    signal,
  })
  return documents
}
