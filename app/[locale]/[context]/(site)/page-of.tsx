import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'
import type { Messages } from '#generated/messages.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SitePage } from './site-page.tsx'

type PageWords = { label: string; meta: { title: string; description: string } }

/** Routes that have a file of messages of their name, with label, title and description at fixed places. */
type WordedRoute = {
  [Id in PageRouteId & keyof Messages]: Messages[Id] extends PageWords ? Id : never
}[PageRouteId & keyof Messages]

type Page = { route: WordedRoute; View: ComponentType<SectionProps> }

/** The exports of a page file for a page of the registry: the words called like it, one view, and the languages that its row has. */
export const pageOf = ({ route, View }: Page) => ({
  generateMetadata: metadataFrom({ id: route, namespace: `${route}.meta` }),
  Page: async ({ params }: LocaleParams) => {
    const locale = await pageLocale(params, route)
    const t = await getTranslations({ locale, namespace: route })
    const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
    return (
      <SitePage route={route} locale={locale} label={t('label')}>
        {(signUp) => <View {...{ locale, claims, documents, signUp }} />}
      </SitePage>
    )
  },
})
