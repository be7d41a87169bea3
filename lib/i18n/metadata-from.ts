import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Messages } from '#generated/messages.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { loadClaims } from './claims.ts'
import { pageLocale, type LocaleParams } from './page-locale.ts'
import { pageMetadata } from './page-metadata.ts'

type PageMeta = { meta: { title: string; description: string } }

/** Namespaces of messages that begin a page: `about`, or `legal.terms` where one file has the words of several. */
export type PageNamespace = {
  [Name in keyof Messages]: Messages[Name] extends PageMeta ? Name : NestedNamespace<Name>
}[keyof Messages]

type NestedNamespace<Name extends keyof Messages> = {
  [Part in keyof Messages[Name]]: Messages[Name][Part] extends PageMeta
    ? `${Name}.${Part & string}`
    : never
}[keyof Messages[Name]]

type Source = {
  id: PageRouteId
  /** The place of title and description in the messages. */
  namespace: `${PageNamespace}.meta`
}

/** The `generateMetadata` of a page whose title and description are messages; a description may name figures. */
export const metadataFrom =
  ({ id, namespace }: Source) =>
  async ({ params }: LocaleParams): Promise<Metadata> => {
    const locale = await pageLocale(params, id)
    const t = await getTranslations({ locale, namespace })
    const claims = await loadClaims(locale)
    return pageMetadata({ id, locale, title: t('title'), description: t('description', claims) })
  }
