import 'server-only'
import { LRUCache } from 'lru-cache'
import { RECORD_WAIT_MS } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { httpClient } from '#lib/http/http-client.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { toUpstreamError } from '#lib/http/to-upstream-error.ts'
import { isRefusal, UpstreamError } from '#lib/http/upstream-error.ts'
import { watchCall, type WatchedCall } from '#lib/http/watch-call.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { RecordError, readRecordJson } from '#lib/records/parse-record.ts'
import { BUNDLE_PATHS } from '#lib/records/record-bundle.ts'
import { UnknownClaimError, fillClaimsDeep } from '#lib/util/fill-claims.ts'
import { hashOf } from '#lib/util/hash-of.ts'
import type { Log } from '#lib/util/log.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { recentValues } from '#lib/util/recent-values.ts'
import { readRecordFile } from './record-files.ts'

type File = { locale: Locale; text: string; source: string }

/** Checks a value as a record of one kind; throws a `RecordError`. */
export type ReadRecord<Kept> = (value: unknown, source: string) => Kept

/** Makes a reader of record files that fills figures in; it throws a `RecordError` or an `UnknownClaimError`. */
export const filledBy =
  <Kept>(read: ReadRecord<Kept>) =>
  async ({ locale, text, source }: File): Promise<Kept> => {
    const claims = await loadClaims(locale)
    return read(fillClaimsDeep(readRecordJson(text, source), { claims, source }), source)
  }

type Question = {
  page: { locale: Locale; path: string; hash: string }
  contentServiceUrl: string
  signal: AbortSignal
}

/** Three retries with growing pauses would outlast the time that a page waits. */
const RETRIES = { retryDelay: () => 50 }

const NOT_THERE = [404, 410]

const answerOf = async (
  { page, contentServiceUrl, signal }: Question,
  { headers }: WatchedCall,
) => {
  const url = `${contentServiceUrl}${BUNDLE_PATHS.record(page)}`
  return httpClient.get<unknown>(url, {
    responseType: 'text',
    headers,
    signal,
    'axios-retry': RETRIES,
  })
}

/**
 * `GET {content service}/records/…`: the text of the record with exactly this hash, or `null` where there is none;
 * throws `UpstreamError`, also for a text of another hash.
 */
const fetchRecord = async (question: Question): Promise<string | null> => {
  try {
    return await watchCall('content', async (watched) => {
      const call = () => ({ upstream: 'content' as const, ms: watched.elapsed() })
      try {
        const { data, status } = await answerOf(question, watched)
        if (typeof data === 'string' && (await hashOf(data)) === question.page.hash) return data
        throw new UpstreamError({ ...call(), fault: 'bad-answer', status })
      } catch (thrown) {
        if (thrown instanceof UpstreamError) throw thrown
        throw toUpstreamError(thrown, call())
      }
    })
  } catch (error) {
    if (isRefusal(error, NOT_THERE)) return null
    throw error
  }
}

type Address = { locale: Locale; path: string; hash: string }

/** The record of a page; `isStandIn` when that of its address could not be had and an older one is shown. */
type FoundRecord<Kept> = { record: Kept; isStandIn: boolean }

/** Finds the record with exactly this content; `null` where there is none. */
export type FindRecord<Kept> = (address: Address) => Promise<FoundRecord<Kept> | null>

type Settings<Kept> = {
  read: ReadRecord<Kept>
  contentServiceUrl: string
  log: Log
  /** Milliseconds that a question may take. */
  waitMs?: number
  now?: () => number
}

/** Records that a process keeps: some pages of each are made one after the other. */
const MOST_RECORDS = 200
const LIFE_MS = 10 * 60_000

const keyOf = ({ locale, path }: Address) => `${locale}${path}`

/** Logs why a record cannot be shown; throws on what is a fault of our own code. */
const logRefusal = (log: Log, error: unknown) => {
  if (error instanceof UpstreamError) return logUpstream(log, error)
  if (error instanceof RecordError || error instanceof UnknownClaimError) {
    const line = { event: 'landing record refused', reason: error.message } as const
    return rareLine(log, { level: 'error', line })
  }
  throw error
}

/**
 * Finds the record of an internal address: a file of the build, else one of the content service. Where the service
 * fails, or what it holds cannot be shown, the record that the page had before stands in; throws where there is none.
 */
export const recordFinder = <Kept extends object>(settings: Settings<Kept>): FindRecord<Kept> => {
  const { contentServiceUrl, log, waitMs = RECORD_WAIT_MS, now = Date.now } = settings
  const fillRecord = filledBy(settings.read)
  const shownBefore = new LRUCache<string, Kept>({ max: MOST_RECORDS })

  const fromService = async (page: Address): Promise<Kept | null> => {
    const signal = AbortSignal.timeout(waitMs)
    const text = await fetchRecord({ page, contentServiceUrl, signal })
    if (text === null) return null
    const record = await fillRecord({ locale: page.locale, text, source: `live ${keyOf(page)}` })
    shownBefore.set(keyOf(page), record)
    return record
  }

  const recent = recentValues<Kept | null>({
    most: MOST_RECORDS,
    lifeOf: (record) => (record ? LIFE_MS : 0),
    // For a page that fails Next renders another one, on a busy machine seconds later: nobody is to wait twice for one record.
    failureLifeMs: waitMs,
    now,
  })

  return async (page) => {
    const { locale, hash } = page
    const file = await readRecordFile(page)
    const bundled = async () => (file ? fillRecord({ ...file, locale }) : undefined)
    if (file?.hash === hash)
      return { record: await fillRecord({ ...file, locale }), isStandIn: false }
    try {
      const record = await recent(`${hash} ${keyOf(page)}`, () => fromService(page))
      return record && { record, isStandIn: false }
    } catch (error) {
      logRefusal(log, error)
      const record = shownBefore.get(keyOf(page)) ?? (await bundled())
      if (record) return { record, isStandIn: true }
      throw error
    }
  }
}
