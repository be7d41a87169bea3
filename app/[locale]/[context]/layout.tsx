import type { ReactNode } from 'react'
import { FactBlock } from '#components/page/fact-block.tsx'
import { ConsentBanner } from '#features/consent/components/consent-banner.tsx'
import { VENDORS } from '#features/consent/ids.ts'
import { vendorScripts } from '#features/consent/vendor-scripts.ts'
import { REPORTED_PLATFORMS } from '#features/conversions/ids.ts'
import { LanguageOffer } from '#features/localization/components/language-offer.tsx'
import { platformsIn } from '#lib/config/ad-platforms.ts'
import { CONTEXTS } from '#lib/config/contexts.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'

export const { prefetch } = UNPREFETCHED

type Props = { children: ReactNode; params: Promise<{ locale: string; context: string }> }

export const generateStaticParams = () => [{ context: CONTEXTS[0] }]

const ContextLayout = async ({ children, params }: Props) => {
  const { context } = await params
  const locale = await pageLocale(params)
  const env = publicEnv()
  const vendors = vendorScripts(env)
  const told = platformsIn(env.AD_PLATFORMS)
  return (
    <div data-context={/^[a-z]+/.exec(context)?.[0]} className="contents">
      <ConsentBanner locale={locale} hasVendors={vendors !== undefined} />
      {children}
      <LanguageOffer locale={locale} />
      {vendors ? <FactBlock fact={VENDORS} value={vendors} /> : null}
      {told.length > 0 ? <FactBlock fact={REPORTED_PLATFORMS} value={told} /> : null}
    </div>
  )
}

export default ContextLayout
