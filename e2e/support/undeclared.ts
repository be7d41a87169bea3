import type { BrowserContext, Page } from '@playwright/test'
import {
  mayAttribute,
  mayIdentifyVisit,
  mayMeasure,
  type Consent,
} from '../../features/consent/consent-rules.ts'
import { COOKIES } from '../../lib/config/cookies.ts'
import { STORAGE_KEYS } from '../../lib/config/storage-keys.ts'

type Row = { name: string; consent: string }

const isAllowed = ({ name, consent }: Row, state: Consent): boolean => {
  if (consent === 'necessary') return true
  if (consent === 'attribution') return mayAttribute(state)
  if (consent !== 'measurement') return false
  return name === STORAGE_KEYS.visit.name ? mayIdentifyVisit(state) : mayMeasure(state)
}

const namesOf = (rows: readonly Row[], state: Consent) =>
  new Set(rows.filter((row) => isAllowed(row, state)).map(({ name }) => name))

const storageRows = (area: 'local' | 'session') =>
  Object.values(STORAGE_KEYS).filter((row) => row.area === area)

/** Notes every request of a context, from its first page on. */
export const noteRequests = (context: BrowserContext): { url: string; method: string }[] => {
  const seen: { url: string; method: string }[] = []
  context.on('request', (request) => seen.push({ url: request.url(), method: request.method() }))
  return seen
}

/** Seconds that the clock of a browser may be ahead. */
const CLOCK_SLACK_S = 60

/** Cookies that stay for longer than the inventory, and the policy with it, says. */
const outliving = (cookies: readonly { name: string; expires: number }[]): string[] =>
  cookies.flatMap(({ name, expires }) => {
    const row = Object.values(COOKIES).find((known) => known.name === name)
    const last = Date.now() / 1000 + (row?.maxAge ?? 0) + CLOCK_SLACK_S
    return row && expires > last ? [`cookie ${name} for too long`] : []
  })

/** Cookies and storage keys of a page that the inventory does not allow in a state, or not for so long (architecture 22). */
export const undeclaredKeys = async (page: Page, state: Consent): Promise<string[]> => {
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }))
  const all = await page.context().cookies()
  // Before an answer an affiliate's arrival is remembered until the browser closes, whatever the regime.
  const isOfThisVisit = ({ name, expires }: { name: string; expires: number }) =>
    state.choice === null && name === COOKIES.affiliateTransaction.name && expires < 0
  const cookies = all.filter((cookie) => !isOfThisVisit(cookie))
  const beyond = (kind: string, names: readonly string[], rows: readonly Row[]) => {
    const allowed = namesOf(rows, state)
    return names.filter((name) => !allowed.has(name)).map((name) => `${kind} ${name}`)
  }
  return [
    ...outliving(cookies),
    ...beyond(
      'cookie',
      cookies.map(({ name }) => name),
      Object.values(COOKIES),
    ),
    ...beyond('local storage', kept.local, storageRows('local')),
    ...beyond('session storage', kept.session, storageRows('session')),
  ]
}

/** Requests that no state allows without a configured third party, and counts where they are refused. */
export const undeclaredRequests = (
  seen: readonly { url: string; method: string }[],
  { siteUrl, state }: { siteUrl: string; state: Consent },
): string[] =>
  seen
    .filter(({ url, method }) => {
      if (new URL(url).origin !== new URL(siteUrl).origin) return true
      return method !== 'GET' && !mayMeasure(state)
    })
    .map(({ url, method }) => `${method} ${url}`)
