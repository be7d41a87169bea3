import index from '#generated/landing-index.json'
import { edgeEnv } from '#lib/config/env-edge.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import type { LandingEntry, LandingIndex } from '#lib/contracts/landing-bundle.ts'
import { isOpen } from '#lib/util/is-open.ts'
import { askContentService } from './ask-content-service.ts'
import { createLiveIndex } from './live-index.ts'
import { logEdge } from './log-edge.ts'

const bundled: LandingIndex = index

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
})

/** Sees to it that the live records known here are fresh; what it gives is waited for (decisions/012). */
export const refreshLandingIndex = live.refresh

const entryIn = (records: LandingIndex, page: { locale: Locale; path: string }) => {
  const own = records[page.locale]
  // Only what the index itself holds: a path such as `constructor` must find nothing.
  if (!own || !Object.hasOwn(own, page.path)) return undefined
  const entry = own[page.path]
  const whole = typeof entry === 'string' ? { hash: entry } : entry
  return whole && isOpen(whole, Date.now()) ? whole : undefined
}

/**
 * The landing record of a path (without language and trailing slash) whose time it is, or `undefined`. A live
 * record stands in front of the bundled one.
 */
export const findLanding = (locale: Locale, path: string): LandingEntry | undefined =>
  entryIn(live.records(), { locale, path }) ?? entryIn(bundled, { locale, path })

/** The languages in which a landing path has a record. */
export const landingLocales = (path: string): Locale[] =>
  LOCALE_CODES.filter((locale) => findLanding(locale, path))
