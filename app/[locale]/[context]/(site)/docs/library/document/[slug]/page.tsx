import { notFound } from 'next/navigation'
import { pageWords } from '#app/page-words.ts'
import { DocumentView } from '#features/documents/components/document-page/document-view.tsx'
import { SHELVES } from '#features/documents/library-shelf.ts'
import { shelfNames } from '#features/documents/server/library/shelf-names.ts'
import { writtenDocument } from '#features/documents/server/written-documents.ts'
import { DOCUMENT_PAGES, DOCUMENT_ROUTE_IDS } from '#lib/config/document-pages.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { SitePage } from '../../../../site-page.tsx'

export const { prefetch } = UNPREFETCHED

/** Made on their first request, as the other pages of the library: a build need not write out all of them. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string; slug: string }> }

const read = async ({ params }: Props) => {
  const locale = await pageLocale(params)
  const { slug } = await params
  const route = DOCUMENT_ROUTE_IDS.find((id) => DOCUMENT_PAGES[id][locale] === slug) ?? notFound()
  return { locale, route, words: await pageWords(route, locale) }
}

export const generateMetadata = async (props: Props) => {
  const { locale, route, words } = await read(props)
  return pageMetadata({ id: route, locale, ...words })
}

const DocumentPage = async (props: Props) => {
  const { locale, route } = await read(props)
  const text = await writtenDocument(route, locale)
  const { ofShelf } = await shelfNames(locale)
  const shelf = SHELVES.find(({ id }) => id === text.department) ?? notFound()
  const department = { route: `library/${text.department}`, name: ofShelf(shelf) } as const
  return (
    <SitePage route={route} locale={locale} label={text.title} showsTrail>
      {(signUp) => <DocumentView {...{ route, locale, text, department, signUp }} />}
    </SitePage>
  )
}

export default DocumentPage
