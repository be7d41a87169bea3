import { getTranslations } from 'next-intl/server'
import { claimedCounts } from '#features/documents/claimed-counts.ts'
import { LibraryView } from '#features/documents/components/library/library-view.tsx'
import { libraryClaims, librarySizes } from '#features/documents/server/library/library-sizes.ts'
import { pageShelf } from '#features/documents/server/library/page-shelf.ts'
import { shelfNames } from '#features/documents/server/library/shelf-names.ts'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { metadataFrom } from '#lib/i18n/metadata-from.ts'
import { pageLocale, type LocaleParams } from '#lib/i18n/page-locale.ts'
import { SitePage } from '../../site-page.tsx'

export const { prefetch } = UNPREFETCHED

/**
 * Rendered on its first request, because a build has no search service to count the templates. The folder's optional segment,
 * which no address has, lets a page wait for a request (docs/decisions/037).
 */
export const generateStaticParams = () => []

export const generateMetadata = metadataFrom({ id: 'library', namespace: 'library.meta' })

const LibraryPage = async ({ params }: LocaleParams) => {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'library' })
  const [claims, names, sizes, claimed, found] = await Promise.all([
    loadClaims(locale),
    shelfNames(locale),
    librarySizes(),
    libraryClaims(locale),
    pageShelf({ shelf: null, locale, name: '' }),
  ])
  // A stand-in for the search service holds another number of templates than the library.
  const content = { ...found, counts: claimedCounts(found.counts, claimed) }
  return (
    <SitePage route="library" locale={locale} label={t('label')}>
      {(signUp) => <LibraryView {...{ locale, claims, content, sizes, names, signUp }} />}
    </SitePage>
  )
}

export default LibraryPage
