import type { LibraryPlace } from '#lib/config/library.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Shelf } from '../../library-shelf.ts'

type Props = {
  shelves: readonly Shelf[]
  nameOf: (shelf: Shelf) => string
  locale: Locale
  className: string
  /** The page that the list stands on. */
  current?: LibraryPlace
}

/** Links to pages of the library (S2 §2.6). */
export const ShelfList = ({ shelves, nameOf, locale, className, current }: Props) => (
  <ul className={className}>
    {shelves.map((shelf) => (
      <li key={shelf.place}>
        <a
          href={routePath(`library/${shelf.place}`, locale)}
          aria-current={shelf.place === current ? 'page' : undefined}
          lang={shelf.by === 'language' && shelf.id !== locale ? shelf.id : undefined}
        >
          {lineBreaks(nameOf(shelf), shelf.by === 'language' ? shelf.id : locale)}
        </a>
      </li>
    ))}
  </ul>
)
