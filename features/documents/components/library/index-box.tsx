import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { SHELVES, type LibraryTitle, type Shelf, type ShelfContent } from '../../library-shelf.ts'

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

/** Sheets that stick out behind a tab, and lines that are written on the card in front. */
const MOST_SLIPS = 2
const MOST_LINES = 4
/** A longer title would take a third line of a sheet. */
const MOST_LETTERS = 27

const Drawn = ({ titles, locale }: { titles: readonly LibraryTitle[]; locale: Locale }) =>
  titles.map(({ label, shown = label, labelLanguage, url }) => (
    <span key={url} lang={labelLanguage === locale ? undefined : labelLanguage}>
      {shown}
    </span>
  ))

/** The drawing of a card of the box: words of the library that the page has further down. */
const CardDrawing = ({ shelf, isLast, content, locale }: CardProps) => {
  const own = content.titles.filter(({ of }) => of === shelf.id)
  const slips = own.filter(({ label }) => label.length <= MOST_LETTERS).slice(0, MOST_SLIPS)
  const lines = own.filter((title) => !slips.includes(title)).slice(0, MOST_LINES)
  return (
    <>
      <div className="index-slips" aria-hidden="true">
        <Drawn titles={slips} locale={locale} />
      </div>
      {isLast ? (
        <div className="index-lines" aria-hidden="true">
          <Drawn titles={lines} locale={locale} />
        </div>
      ) : null}
    </>
  )
}

type CardProps = Pick<Props, 'content' | 'locale'> & { shelf: Shelf; isLast: boolean }

/** A box of index cards: each tab is a department and leads to its place on the page. */
export const IndexBox = ({ locale, label, content, nameOf }: Props) => {
  const departments = departmentsOf(content)
  return (
    <nav aria-label={label} className="index-box">
      <ol>
        {departments.map(({ shelf, total }, at) => (
          <li key={shelf.id} className={`of-${shelf.id}`}>
            <a href={`#${shelf.id}`}>
              <span>{nameOf(shelf)}</span>
              {total === undefined ? null : <small>{numberFormat(locale).format(total)}</small>}
            </a>
            <CardDrawing {...{ shelf, content, locale }} isLast={at === departments.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
