import { KeepAffiliate } from '#features/affiliate/components/keep-affiliate.tsx'
import { EventSender } from '#features/analytics/components/event-sender.tsx'
import { Consent } from '#features/consent/components/consent.tsx'
import type { VendorScript } from '#features/consent/vendors/vendor-scripts.ts'
import { RememberLanguage } from '#features/localization/components/remember-language.tsx'
import { CaptureSource } from '#features/traffic-source/components/capture-source.tsx'
import type { API_PATHS } from '#lib/config/api-paths.ts'
import type { CONSENT_BANNER_DELAY_MS } from '#lib/config/consent-timing.ts'
import type { SOURCE_CAPTURE_DELAY_MS } from '#lib/config/constants.ts'

// Types only: modules that the sign-up shares with this would part its code into two files (budget 4).
type Paths = typeof API_PATHS

export type LaterProps = {
  vendors: readonly VendorScript[] | undefined
  /** Query of the address that the page was loaded with: a navigation within the app leaves it behind. */
  search: string
  /** Milliseconds since the page began to run. */
  waitedMs: number
}

const rest = (delayMs: number, waitedMs: number) => Math.max(0, delayMs - waitedMs)

/** What every page does about a second after it was loaded (S2 §4, §9): nobody sees it before, so nobody waits for its code. */
export const LaterLeaves = ({ vendors, search, waitedMs }: LaterProps) => (
  <>
    <RememberLanguage />
    <Consent
      url={'/api/localization' satisfies Paths['localization']}
      vendors={vendors}
      delayMs={rest(1000 satisfies typeof CONSENT_BANNER_DELAY_MS, waitedMs)}
    />
    <EventSender url={'/api/events' satisfies Paths['events']} />
    <CaptureSource
      search={search}
      delayMs={rest(1000 satisfies typeof SOURCE_CAPTURE_DELAY_MS, waitedMs)}
    />
    <KeepAffiliate />
  </>
)
