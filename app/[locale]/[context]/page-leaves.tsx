'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { SilentAuthentication } from '#features/account/components/silent-authentication.tsx'
import type { VendorScript } from '#features/consent/vendors/vendor-scripts.ts'
import { RememberLanguage } from '#features/localization/components/remember-language.tsx'
import type { API_PATHS } from '#lib/config/api-paths.ts'
import type { CONSENT_BANNER_DELAY_MS } from '#lib/config/consent-timing.ts'
import type { Locale } from '#lib/config/locales.ts'

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
    const fetchRest = async () => {
      const { LaterLeaves } = await import('./later-leaves.tsx')
      if (!signal.aborted) setRest(<LaterLeaves vendors={vendors} search={search} />)
    }
    const wait = () => {
      // A page that loses it on the way counts and asks nothing; the next one tries again.
      setTimeout(() => void fetchRest().catch((_lost: unknown) => undefined), DUE_MS)
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { signal })
    return () => {
      stop.abort()
    }
  }, [vendors])
  return (
    <>
      <RememberLanguage locale={locale} />
      <SilentAuthentication
        // As a prop it would stand in every page.
        url={'/api/session' satisfies (typeof API_PATHS)['session']}
      />
      {rest}
    </>
  )
}
