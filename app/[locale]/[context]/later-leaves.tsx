import { KeepAffiliate } from '#features/affiliate/components/keep-affiliate.tsx'
import { EventSender } from '#features/analytics/components/event-sender.tsx'
import { Consent } from '#features/consent/components/consent.tsx'
import type { VendorScript } from '#features/consent/vendors/vendor-scripts.ts'
import {
  CaptureSource,
  captureSource,
} from '#features/traffic-source/components/capture-source.tsx'
import type { API_PATHS } from '#lib/config/api-paths.ts'

// Types only: modules that the sign-up shares with this would part its code into two files (budget 4).
type Paths = typeof API_PATHS

type Props = {
  vendors: readonly VendorScript[] | undefined
  /** Query of the address that the page was loaded with: a navigation within the app leaves it behind. */
  search: string
}

/** Captures what brought the visitor at once, for a form that is sent before that second is over (S2 §4). */
export const captureEarly = (search: string): Promise<void> => captureSource(search)

/** What every page does a second after it was loaded (S2 §4, §9): nobody sees it before, so nobody waits for its code. */
export const LaterLeaves = ({ vendors, search }: Props) => (
  <>
    <Consent url={'/api/localization' satisfies Paths['localization']} vendors={vendors} />
    <EventSender url={'/api/events' satisfies Paths['events']} />
    <CaptureSource search={search} />
    <KeepAffiliate />
  </>
)
