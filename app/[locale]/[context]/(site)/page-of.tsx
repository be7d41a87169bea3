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

/** Message files that are the words of one page: its label, title and description stand at fixed places. */
type PageFile = {
  [Name in keyof Messages]: Messages[Name] extends PageWords ? Name : never
}[keyof Messages]

type Page = { route: PageRouteId; words: PageFile; View: ComponentType<SectionProps> }

/** The exports of a page file for a page of the registry: its words, one view, and the languages that its row has. */
export const pageOf = ({ route, words, View }: Page) => ({
  generateMetadata: metadataFrom({ id: route, namespace: `${words}.meta` }),
  Page: async ({ params }: LocaleParams) => {
    const locale = await pageLocale(params, route)
    const t = await getTranslations({ locale, namespace: words })
    const [claims, documents] = await Promise.all([loadClaims(locale), loadDocumentWords(locale)])
    return (
      <SitePage route={route} locale={locale} label={t('label')}>
        {(signUp) => <View {...{ locale, claims, documents, signUp }} />}
      </SitePage>
    )
  },
})
