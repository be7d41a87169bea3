'use client'

import { SilentAuthentication } from '#features/account/components/silent-authentication.tsx'
import { KeepAffiliate } from '#features/affiliate/components/keep-affiliate.tsx'
import { EventSender } from '#features/analytics/components/event-sender.tsx'
import { Consent } from '#features/consent/components/consent.tsx'
import type { VendorScript } from '#features/consent/vendors/vendor-scripts.ts'
import { RememberLanguage } from '#features/localization/components/remember-language.tsx'
import { CaptureSource } from '#features/traffic-source/components/capture-source.tsx'
import type { API_PATHS } from '#lib/config/api-paths.ts'
import type { SOURCE_CAPTURE_DELAY_MS } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'

// Types only: the tables would come along, and as props they would stand in every page.
type Paths = typeof API_PATHS

type Props = { locale: Locale; vendors?: readonly VendorScript[] }

/**
 * What every page does once it runs; none of it shows anything. One component, because each that the server names costs
 * every page its name and the list of its files (docs/measuring.md, budget 5).
 */
export const PageLeaves = ({ locale, vendors }: Props) => (
  <>
    <RememberLanguage locale={locale} />
    <Consent url={'/api/localization' satisfies Paths['localization']} vendors={vendors} />
    <SilentAuthentication url={'/api/session' satisfies Paths['session']} />
    <EventSender url={'/api/events' satisfies Paths['events']} />
    <CaptureSource delayMs={1000 satisfies typeof SOURCE_CAPTURE_DELAY_MS} />
    <KeepAffiliate />
  </>
)
