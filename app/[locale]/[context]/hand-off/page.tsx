import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ScriptFree } from '#components/layout/script-free.tsx'
import { MessageSection } from '#components/sections/message-section.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import { QUERY } from '#lib/config/query.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

export const generateMetadata = async ({ params }: LocaleParams): Promise<Metadata> => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'handOff' })
  const title = t('meta.title')
  return {
    ...pageMetadata({ id: 'handOff', locale, title, description: t('lead') }),
    referrer: 'no-referrer',
  }
}

/**
 * Where a form without script leads, since a form may not leave the site. It goes on at once, and the
 * hand-off waits the 2 s of S1 §4 while this page is shown: a timed refresh would fail WCAG 2.2.1.
 */
const HandOffPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'handOff' })
  const address = `${API_PATHS.handOff}?${QUERY.language}=${locale}`
  return (
    <SiteFrame route="handOff" locale={locale}>
      <ScriptFree />
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <MessageSection heading={t('heading')} lead={t('lead')} sheet={BRAND.name}>
        <a href={address} className={buttonClasses('primary')}>
          {t('action')}
        </a>
      </MessageSection>
    </SiteFrame>
  )
}

export default HandOffPage
