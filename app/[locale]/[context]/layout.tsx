import type { ReactNode } from 'react'
import { ConsentBanner } from '#features/consent/components/consent-banner.tsx'
import { vendorScripts } from '#features/consent/vendors/vendor-scripts.ts'
import { CONTEXTS } from '#lib/config/contexts.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { PageLeaves } from './page-leaves.tsx'

export const { prefetch } = UNPREFETCHED

type Props = { children: ReactNode; params: Promise<{ locale: string; context: string }> }

export const generateStaticParams = () => [{ context: CONTEXTS[0] }]

const ContextLayout = async ({ children, params }: Props) => {
  const { context } = await params
  const locale = await pageLocale(params)
  const vendors = vendorScripts(publicEnv())
  return (
    <div data-context={context} className="contents">
      <ConsentBanner locale={locale} hasVendors={vendors !== undefined} />
      {children}
      <PageLeaves locale={locale} {...(vendors && { vendors })} />
    </div>
  )
}

export default ContextLayout
