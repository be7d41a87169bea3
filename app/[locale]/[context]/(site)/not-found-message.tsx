import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NumberedSheet } from '#components/documents/numbered-sheet.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { webAppLink } from '#features/destination/web-app-link.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { MessagePage } from './message-page.tsx'

type Props = {
  locale: Locale
  lead: string
  /** Stands under the lead. */
  search?: ReactNode
  /** Ways on that come before the button. */
  before?: ReactNode
  /** Ways on that come after it. */
  after?: ReactNode
}

/** The message of every 404 page, beside a drawn sheet filed in place of the missing page, with the button to the web app (S2 §2.5). */
export const NotFoundMessage = async ({ locale, lead, search, before, after }: Props) => {
  const t = await getTranslations({ locale, namespace: 'notFound' })
  const clauses = (['page', 'remedy'] as const).map((clause) => ({
    name: t(`sheet.${clause}.name`),
    text: t(`sheet.${clause}.text`),
  }))
  return (
    <MessagePage
      route="home"
      locale={locale}
      heading={t.rich('heading', { mark: marker })}
      lead={lead}
      search={search}
      sheet={
        <NumberedSheet
          number="404"
          clauses={clauses}
          signature={t('sheet.signature')}
          tab={t('sheet.tab')}
        />
      }
    >
      {before}
      <a
        href={webAppLink({ webAppUrl: pageAddresses().WEB_APP_URL, locale })}
        className={buttonClasses('outlined')}
      >
        {t('action')}
      </a>
      {after}
    </MessagePage>
  )
}
