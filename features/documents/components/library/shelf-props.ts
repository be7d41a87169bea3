import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { TemplateType } from '#lib/config/template-kinds.ts'
import type { LibraryClaims } from '../../claimed-counts.ts'
import type { Shelf, ShelfContent } from '../../library-shelf.ts'

/** What every part of a page of the library is given. */
export type ShelfProps = {
  locale: Locale
  shelf: Shelf
  content: ShelfContent
  /** What the site says of the library elsewhere. */
  claims: LibraryClaims
  /** What the language of the page calls shelves and document types. */
  names: { ofShelf: (shelf: Shelf) => string; ofType: (type: TemplateType) => string }
  signUp: SignUpSlot
}
