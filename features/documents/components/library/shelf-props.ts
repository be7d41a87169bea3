import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { CatalogueLocale, TemplateType } from '#lib/config/template-kinds.ts'
import type { Claims } from '#lib/i18n/claims.ts'
import type { LibraryClaims } from '../../claimed-counts.ts'
import type { Shelf, ShelfContent } from '../../library-shelf.ts'

/** The props of every part of a page of the library. */
export type ShelfProps = {
  locale: Locale
  shelf: Shelf
  content: ShelfContent
  /** The site's claims about the library. */
  claims: LibraryClaims
  /** The names of shelves and document types in the language of the page. */
  names: { ofShelf: (shelf: Shelf) => string; ofType: (type: TemplateType) => string }
  signUp: SignUpSlot
}

/** The props of every section of the library's first page. */
export type LibraryProps = {
  locale: Locale
  claims: Claims
  /** Some titles of each department, and how many there are. */
  content: ShelfContent
  /** The number of templates that the site claims for the library of each language. */
  sizes: Readonly<Record<CatalogueLocale, number>>
  names: ShelfProps['names']
  signUp: SignUpSlot
}
