import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { fontVariables } from '#app/fonts.ts'
import { StartPage } from '#app/start-page.tsx'
import { LOCALES, LOCALE_CODES, isLocale } from '#lib/config/locales.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import '#generated/page.css'

export const { prefetch } = UNPREFETCHED

/** Seconds: a page is made anew once a day, for the year at its foot (S2 §2.7). */
export const revalidate = 86_400

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const generateStaticParams = () => LOCALE_CODES.map((locale) => ({ locale }))

const RootLayout = async ({ children, params }: Props) => {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  const t = await getTranslations({ locale, namespace: 'shell' })
  return (
    // Page script says by attributes what holds for this visitor, before React is there.
    <html lang={locale} dir={LOCALES[locale].dir} className={fontVariables}>
      {/* For app/global-error.tsx, which can ask nobody for words. */}
      <body data-failed={t('errorPageFailed')} data-home={routePath('home', locale)}>
        <StartPage />
        {children}
      </body>
    </html>
  )
}

export default RootLayout
