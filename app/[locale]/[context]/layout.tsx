import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { fontVariables } from '#app/fonts.ts'
import { StartPage } from '#app/start-page.tsx'
import { FactBlock } from '#components/page/fact-block.tsx'
import { ConsentBanner } from '#features/consent/components/consent-banner.tsx'
import { VENDORS } from '#features/consent/ids.ts'
import { vendorScripts } from '#features/consent/vendor-scripts.ts'
import { REPORTED_PLATFORMS } from '#features/conversions/ids.ts'
import { LanguageOffer } from '#features/localization/components/language-offer.tsx'
import { platformsIn } from '#lib/config/ad-platforms.ts'
import { CONTEXTS } from '#lib/config/contexts.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import { LOCALES, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import '#generated/page.css'

export const { prefetch } = UNPREFETCHED

/** Seconds: a page is made anew once a day, for the year at its foot (S2 §2.7). */
export const revalidate = 86_400

type Props = { children: ReactNode; params: Promise<{ locale: string; context: string }> }

export const generateStaticParams = () =>
  LOCALE_CODES.map((locale) => ({ locale, context: CONTEXTS[0] }))

type FrameProps = { children: ReactNode; locale: Locale; context: string }

/** What each page has around it, and what page script must know of the site. */
const PageFrame = ({ children, locale, context }: FrameProps) => {
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

// Language and context are both of the root: the words of a page depend on both (lib/server/page-words/request.ts).
const RootLayout = async ({ children, params }: Props) => {
  const { context } = await params
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'shell' })
  return (
    // Page script says by attributes what holds for this visitor, before React is there.
    <html lang={locale} dir={LOCALES[locale].dir} className={fontVariables}>
      {/* For app/global-error.tsx, which can ask nobody for words. */}
      <body data-failed={t('errorPageFailed')} data-home={routePath('home', locale)}>
        <StartPage />
        <PageFrame locale={locale} context={context}>
          {children}
        </PageFrame>
      </body>
    </html>
  )
}

export default RootLayout
