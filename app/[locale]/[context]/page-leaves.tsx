'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { SilentAuthentication } from '#features/account/components/silent-authentication.tsx'
import type { VendorScript } from '#features/consent/vendors/vendor-scripts.ts'
import { RememberLanguage } from '#features/localization/components/remember-language.tsx'
import { eventQueue } from '#lib/browser/event-queue.ts'
import { sourceCapture } from '#lib/browser/traffic-source.ts'
import type { API_PATHS } from '#lib/config/api-paths.ts'
import type { CONSENT_BANNER_DELAY_MS } from '#lib/config/consent-timing.ts'
import type { COOKIES } from '#lib/config/cookies.ts'
import type { Locale } from '#lib/config/locales.ts'

type Paths = typeof API_PATHS

/** The cookie of a visitor who wants nothing counted. */
const DECLINED = 'user-cookies=0' satisfies `${(typeof COOKIES)['choice']['name']}=0`

type Props = { locale: Locale; vendors?: readonly VendorScript[] }

/** Milliseconds after the load at which the rest is due, capture and banner alike; a type only, for the table would come along. */
const DUE_MS = 1000 satisfies typeof CONSENT_BANNER_DELAY_MS

/**
 * What every page does once it runs; none of it shows anything but the banner, which comes with the rest. One component,
 * because each that the server names costs every page its name and the list of its files (docs/measuring.md, budget 5).
 */
export const PageLeaves = ({ locale, vendors }: Props) => {
  const [rest, setRest] = useState<ReactNode>()
  useEffect(() => {
    const { search } = location
    const stop = new AbortController()
    const { signal } = stop
    let isAlone = true
    const fetchRest = async () => {
      const { LaterLeaves, captureEarly } = await import('./later-leaves.tsx')
      isAlone = false
      if (!signal.aborted) setRest(<LaterLeaves vendors={vendors} search={search} />)
      return captureEarly
    }
    // What was counted before the rest is there goes out with a page that is left at once.
    const leave = () => {
      const { waiting } = eventQueue.getState()
      if (isAlone && waiting.length > 0 && !document.cookie.includes(DECLINED)) {
        navigator.sendBeacon('/api/events' satisfies Paths['events'], JSON.stringify(waiting))
      }
    }
    // A form that is sent before the rest is due brings it along; what is lost on the way costs no account.
    sourceCapture.now = () =>
      fetchRest()
        .then((captureEarly) => captureEarly(search))
        .catch((_lost: unknown) => undefined)
    const wait = () => {
      // A page that loses it on the way counts and asks nothing; the next one tries again.
      setTimeout(() => void fetchRest().catch((_lost: unknown) => undefined), DUE_MS)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { signal })
    addEventListener('pagehide', leave, { signal })
    return () => {
      stop.abort()
    }
  }, [vendors])
  return (
    <>
      <RememberLanguage locale={locale} />
      <SilentAuthentication
        // As a prop it would stand in every page.
        url={'/api/session' satisfies Paths['session']}
      />
      {rest}
    </>
  )
}
