import type { ReactNode } from 'react'
import { Still } from '#components/layout/still.tsx'
import { SilentAuthentication } from '#features/account/components/silent-authentication.tsx'
import { ConsentBanner } from '#features/consent/components/consent-banner.tsx'
import { Consent } from '#features/consent/components/consent.tsx'
import { vendorScripts } from '#features/consent/vendors/vendor-scripts.ts'
import { EventSender } from '#features/analytics/components/event-sender.tsx'
import { RememberLanguage } from '#features/localization/components/remember-language.tsx'
import { CaptureSource } from '#features/traffic-source/components/capture-source.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { SOURCE_CAPTURE_DELAY_MS } from '#lib/config/constants.ts'
import { CONTEXTS } from '#lib/config/contexts.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'

type Props = { children: ReactNode; params: Promise<{ locale: string; context: string }> }

export const generateStaticParams = () => [{ context: CONTEXTS[0] }]

const ContextLayout = async ({ children, params }: Props) => {
  const { context } = await params
  const locale = await pageLocale(params)
  const vendors = vendorScripts(publicEnv())
  return (
    <div data-context={context} className="contents">
      <Still id="still-consent">
        <ConsentBanner locale={locale} hasVendors={vendors !== undefined} />
      </Still>
      {children}
      <RememberLanguage locale={locale} />
      <Consent url={API_PATHS.localization} vendors={vendors} />
      <SilentAuthentication url={API_PATHS.session} />
      <EventSender url={API_PATHS.events} />
      <CaptureSource delayMs={SOURCE_CAPTURE_DELAY_MS} />
    </div>
  )
}

export default ContextLayout
