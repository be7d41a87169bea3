import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ScriptFree } from '#components/layout/script-free.tsx'
import { MessageSection } from '#components/sections/message-section.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteFrame } from '#features/shell/components/site-frame.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'

/** The states of the hand-off page, each with its words and an address of its own, for a page never reads its query. */
const STATES = { handOff: 'opening', handOffAgain: 'again', handOffLater: 'later' } as const

type HandOffRoute = keyof typeof STATES

/** Title of a state of the hand-off page; nothing of its address goes along to the web app. */
export const handOffMetadata =
  (route: HandOffRoute) =>
  async ({ params }: LocaleParams): Promise<Metadata> => {
    const locale = await pageLocale(params)
    const t = await getTranslations({ locale, namespace: `handOff.${STATES[route]}` })
    const title = t('title')
    return {
      ...pageMetadata({ id: route, locale, title, description: t('lead') }),
      // The way on learns from it which sign-up of the browser the page is for; its own answer names no referrer.
      referrer: 'same-origin',
    }
  }

type Props = {
  route: HandOffRoute
  locale: Locale
  /** Whether the page goes on by itself. */
  goesOn: boolean
  /** Another way on. */
  children?: ReactNode
}

/**
 * The page on which a visitor waits for the web app. It goes on at once, and the hand-off itself pauses while this page is shown: a timed
 * refresh would fail WCAG 2.2.1 (decision 007). It has no log-in control: nobody has the password of a new account.
 */
export const HandOffPage = async ({ route, locale, goesOn, children }: Props) => {
  const t = await getTranslations({ locale, namespace: `handOff.${STATES[route]}` })
  const address = `${API_PATHS.handOff}?${QUERY.language}=${locale}`
  return (
    <SiteFrame route={route} locale={locale} showsLogIn={false}>
      <ScriptFree />
      {goesOn ? <meta httpEquiv="refresh" content={`0;url=${address}`} /> : null}
      <MessageSection heading={t('heading')} lead={t('lead')} sheet={BRAND.name}>
        <a href={`${address}&${QUERY.now}=1`} className={buttonClasses('primary')}>
          {t('action')}
        </a>
        {children}
      </MessageSection>
    </SiteFrame>
  )
}
