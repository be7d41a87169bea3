import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { ShelfView } from '#features/documents/components/library/shelf-view.tsx'
import { shelfAt } from '#features/documents/library-shelf.ts'
import { libraryClaims } from '#features/documents/server/library/library-sizes.ts'
import { pageShelf } from '#features/documents/server/library/page-shelf.ts'
import { shelfNames } from '#features/documents/server/library/shelf-names.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageLocale } from '#lib/i18n/page-locale.ts'
import { pageMetadata } from '#lib/i18n/page-metadata.ts'
import { SitePage } from '../../../site-page.tsx'

export const { prefetch } = UNPREFETCHED

/** Made on their first request: a build has no search service to fill them (docs/decisions/037). */
export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string; place: string[] }> }

const read = async ({ params }: Props) => {
  const locale = await pageLocale(params)
  const shelf = shelfAt((await params).place.join('/')) ?? notFound()
  const t = await getTranslations({ locale, namespace: 'library.places' })
  return { locale, shelf, t, route: `library/${shelf.place}` as const }
}

export const generateMetadata = async (props: Props) => {
  const { locale, shelf, t, route } = await read(props)
  const title = t(`${shelf.place}.title`)
  return pageMetadata({ id: route, locale, title, description: t(`${shelf.place}.text`) })
}

const ShelfPage = async (props: Props) => {
  const { locale, shelf, t, route } = await read(props)
  const [names, claims] = await Promise.all([shelfNames(locale), libraryClaims(locale)])
  const content = await pageShelf({ shelf, locale, name: names.ofShelf(shelf) })
  return (
    <SitePage route={route} locale={locale} label={t(`${shelf.place}.title`)} showsTrail>
      {(signUp) => <ShelfView {...{ locale, shelf, content, claims, names, signUp }} />}
    </SitePage>
  )
}

export default ShelfPage
