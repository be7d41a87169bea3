import { NextResponse } from 'next/server'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { pageAddress, type Records } from '#lib/edge/page-address.ts'
import type { Step, Visit } from '#lib/edge/visit.ts'
import type { NamedIndex } from '#lib/records/named-index.ts'
import { redirectKey, type RedirectEntry } from '#lib/records/redirect-index.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'

type Redirects = Records & {
  redirects: () => NamedIndex<'redirects'>
  /** Sees to it that the live records are fresh; what it gives is waited for. */
  refresh: () => Promise<unknown> | null
}

/** A browser keeps a 308 for ever unless it is told; a redirect that is taken back must end. */
const HEADERS = { 'Cache-Control': 'private, no-cache' }

/** The path that an old address leads to: one that names the language of the visit before one for all. */
const targetOf = ({ url, path }: Visit, entries: readonly RedirectEntry[]): string | undefined => {
  for (const key of [redirectKey(url.pathname), redirectKey(path)]) {
    const entry = entries.find((each) => Object.hasOwn(each, key))
    if (entry) return entry[key]
  }
  return undefined
}

/**
 * Sends an old address to its page, with its query, where a record of redirects has it and the page is there. It comes after every
 * page, so that none is covered, and leads to pages alone, so that no two records make a circle.
 */
export const redirectOldAddresses = ({ redirects, refresh, ...records }: Redirects): Step => {
  const lead: Step = (visit) => {
    const entries = Object.values(redirects()).filter((entry) => entry !== null)
    const target = targetOf(visit, entries)
    if (target === undefined) return visit
    const read = splitPublicPath(target)
    const locale = read.locale === DEFAULT_LOCALE ? visit.locale : read.locale
    const address = pageAddress({ ...read, locale }, records)
    if (address === undefined) return visit
    const { url } = visit
    return NextResponse.redirect(new URL(`${address}${url.search}`, url), {
      status: 308,
      headers: HEADERS,
    })
  }
  return (visit) => {
    const fresh = refresh()
    return fresh ? fresh.then(() => lead(visit)) : lead(visit)
  }
}
