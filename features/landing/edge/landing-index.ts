import index from '#generated/landing-index.json'
import ownNamed from '#generated/named-records.json'
import { edgeEnv } from '#lib/config/env-edge.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { isRecordRoute } from '#lib/config/routes.ts'
import { logEdge } from '#lib/edge/log-edge.ts'
import type { Step } from '#lib/edge/visit.ts'
import { askContentService } from '#lib/records/ask-content-service.ts'
import { createLiveIndex } from '#lib/records/live-index.ts'
import { mergedNamed } from '#lib/records/named-index.ts'
import { editionOf, storyLister } from '#lib/records/open-stories.ts'
import { openWords, wordsEdition } from '#lib/records/open-words.ts'
import { isOpen, type RecordEntry, type RecordIndex } from '#lib/records/record-bundle.ts'

const bundled: RecordIndex = index

/** `fetch` says no more than that it failed; its cause says why. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message

const live = createLiveIndex({
  ask: (etag) => askContentService(edgeEnv().contentServiceUrl, etag),
  now: () => Date.now(),
  tell: (failure) =>
    logEdge(
      failure
        ? { event: 'upstream failed', upstream: 'content', reason: reasonOf(failure) }
        : { event: 'upstream answers again', upstream: 'content' },
    ),
  tellSkipped: ({ count, places }) =>
    logEdge({
      event: 'landing records left out',
      upstream: 'content',
      reason: `${count} that break the contract, such as ${places.join(', ')}`,
    }),
})

/** Sees to it that the live records known here are fresh; what it gives is waited for (decisions/012). */
export const refreshLiveRecords = live.refresh

/** Tells whether the live records are not known yet: a path without a record may have one. */
export const areLiveRecordsUnknown = live.isUnknown

/** A landing record as it is found for a request. */
export type FoundLanding = RecordEntry & {
  /** It may be replaced, or end, while the site runs. */
  mayChange: boolean
}

type Place = { locale: Locale; path: string; isLive: boolean }

const entryIn = (
  records: RecordIndex,
  { locale, path, isLive }: Place,
): FoundLanding | undefined => {
  const own = records[locale]
  // Only what the index itself holds: a path such as `constructor` must find nothing.
  const entry = own && Object.hasOwn(own, path) ? own[path] : undefined
  if (entry === undefined) return undefined
  if (typeof entry === 'string') return { hash: entry, mayChange: isLive }
  return isOpen(entry, Date.now()) ? { ...entry, mayChange: true } : undefined
}

/**
 * The landing record of a path (without language and trailing slash) whose time it is, or `undefined`. A live
 * record stands in front of the bundled one.
 */
export const findLanding = (locale: Locale, path: string): FoundLanding | undefined =>
  entryIn(live.records(), { locale, path, isLive: true }) ??
  entryIn(bundled, { locale, path, isLive: false })

/** The experiments that run: a live one stands in front of that of the build, whether it runs or not. */
export const runningExperiments = mergedNamed('experiments', { own: ownNamed, live: live.named })

/** The old addresses with their pages: a live list stands in front of that of the build. */
export const knownRedirects = mergedNamed('redirects', { own: ownNamed, live: live.named })

const openStories = storyLister({ own: bundled, live: live.records })

/** The name of the list of news of this moment; empty where there is none but that of the build. */
export const newsEdition = async (): Promise<string> => {
  await refreshLiveRecords()
  return editionOf(openStories(Date.now()))
}

const knownWords = mergedNamed('words', { own: ownNamed, live: live.named })

/** The name of the words of a language that records change at this moment; empty where none do. */
export const liveWordsEdition = async (locale: Locale): Promise<string> => {
  await refreshLiveRecords()
  return wordsEdition(openWords(knownWords(), { locale, now: Date.now() }))
}

/** The languages in which a landing path has a record. */
export const landingLocales = (path: string): Locale[] =>
  LOCALE_CODES.filter((locale) => findLanding(locale, path))

/** Sees to it that a landing page is looked for among the records that are live now (decisions/012). */
export const liveLanding: Step = (visit) => {
  if (visit.route === null || !isRecordRoute(visit.route)) return visit
  const fresh = refreshLiveRecords()
  return fresh ? fresh.then(() => visit) : visit
}
