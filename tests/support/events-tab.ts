import { afterEach, beforeEach, expect, vi } from 'vitest'
import { pageEvents, type PageEvent } from '#features/analytics/events-contract.ts'
import type { Consent } from '#features/consent/consent-rules.ts'
import { startUpstream, type UpstreamServer } from './upstream-server.ts'

/** Longer than a batch waits. */
const WAIT_MS = 1600

export const VIEW = { name: 'landing view', category: 'Landing', label: 'Free demo' } as const
export const STARTED = {
  name: 'Signup started',
  category: 'Download link click',
  label: 'desktop',
} as const

/** The events in a body, which must keep the contract. */
export const eventsOf = (body: unknown): PageEvent[] =>
  pageEvents.parse(JSON.parse(typeof body === 'string' ? body : ''))

/** Lets the time of a batch pass. */
export const waitForBatch = () => {
  vi.advanceTimersByTime(WAIT_MS)
}

/** The tab goes away, or is shown again. */
export const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Waits until the tab keeps no event any more. */
export const untilForgotten = () =>
  vi.waitFor(() => {
    expect(sessionStorage.getItem('b_events')).toBeNull()
  })

/** A tab on a site whose events handler answers as the test wants: 202 until it says otherwise. */
export const eventsTab = () => {
  let site: UpstreamServer | undefined
  let page = new AbortController()
  const running = () => {
    if (!site) throw new Error('The site runs only inside a test.')
    return site
  }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    sessionStorage.clear()
    site = await startUpstream()
    site.reply = (_request, response) => {
      response.writeHead(202).end()
    }
    happyDOM.setURL(`${site.url}/fr/docs/demo?q=ann@company.example`)
    document.documentElement.lang = 'fr'
  })
  afterEach(async () => {
    page.abort()
    vi.useRealTimers()
    Reflect.deleteProperty(window, 'dataLayer')
    await site?.close()
  })
  return {
    site: running,
    seen: () => running().seen,
    untilSeen: (count: number) =>
      vi.waitFor(() => {
        expect(running().seen).toHaveLength(count)
      }),
    /** A page load: modules of its own, storage and address of the tab. */
    openPage: async (consent: Partial<Consent> = {}) => {
      page.abort()
      page = new AbortController()
      vi.resetModules()
      const [{ consentState }, { deliverEvents }, { track }] = await Promise.all([
        import('#features/consent/consent-state.ts'),
        import('#features/analytics/browser/deliver-events.ts'),
        import('#features/analytics/track.ts'),
      ])
      deliverEvents(page.signal)
      consentState.setState(consent)
      return { track, consentState }
    },
  }
}
