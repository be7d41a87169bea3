import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { SHELVES, type Shelf, type ShelfContent } from '../../library-shelf.ts'

type Props = {
  locale: Locale
  label: string
  content: ShelfContent
  nameOf: (shelf: Shelf) => string
}

/** The departments, each with the number of its templates where that is known. */
export const departmentsOf = ({ counts }: ShelfContent) =>
  SHELVES.flatMap((shelf) =>
    shelf.by === 'department' ? [{ shelf, total: counts?.departments[shelf.id] }] : [],
  )

/** A box of index cards: each tab is a department and leads to its place on the page. */
export const IndexBox = ({ locale, label, content, nameOf }: Props) => (
  <nav aria-label={label} className="index-box">
    <ol>
      {departmentsOf(content).map(({ shelf, total }) => (
        <li key={shelf.id}>
          <a href={`#${shelf.id}`}>
            <span>{nameOf(shelf)}</span>
            {total === undefined ? null : <small>{numberFormat(locale).format(total)}</small>}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
