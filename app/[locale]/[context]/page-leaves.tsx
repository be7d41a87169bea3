'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { SilentAuthentication } from '#features/account/components/silent-authentication.tsx'
import type { VendorScript } from '#features/consent/vendors/vendor-scripts.ts'
import type { API_PATHS } from '#lib/config/api-paths.ts'
import type { LaterProps } from './later-leaves.tsx'

type Props = { vendors?: readonly VendorScript[] }

/** Milliseconds until the rest is fetched: past what the load itself fetches, before the second in which it is due. */
const LATER_MS = 900

type Later = Omit<LaterProps, 'vendors'> & { Leaves: ComponentType<LaterProps> }

/**
 * What every page does once it runs; none of it shows anything but the rest. One component, because each that the server
 * names costs every page its name and the list of its files (docs/measuring.md, budget 5).
 */
export const PageLeaves = ({ vendors }: Props) => {
  const [later, setLater] = useState<Later>()
  useEffect(() => {
    const { search } = location
    const start = performance.now()
    const fetchLater = async () => {
      const { LaterLeaves } = await import('./later-leaves.tsx')
      setLater({ Leaves: LaterLeaves, search, waitedMs: performance.now() - start })
    }
    // A page that loses it on the way counts and asks nothing; the next one tries again.
    const timer = setTimeout(() => void fetchLater().catch((_lost: unknown) => undefined), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <SilentAuthentication
        // The type only: as a prop it would stand in every page, and the table would come along.
        url={'/api/session' satisfies (typeof API_PATHS)['session']}
      />
      {later && <later.Leaves vendors={vendors} search={later.search} waitedMs={later.waitedMs} />}
    </>
  )
}
