import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import { SHEET_LAYOUTS } from '#lib/config/template-kinds.ts'
import type { LibraryTitle } from '../../library-shelf.ts'

type Props = {
  title: LibraryTitle
  locale: Locale
  signUp: SignUpSlot
  /** Whether it says that the document is in another language than the page. */
  isMarked?: boolean
}

/** The program that a document is for; these are names, the same in every language. */
export const programOf = ({ type }: LibraryTitle) =>
  type && (SHEET_LAYOUTS[type] === 'spreadsheet' ? 'Excel' : 'Word')

/** A line of an index: a title that opens in the web app, after sign-up where that is needed, and its program (S2 §4). */
export const TitleLink = ({ title, locale, signUp, isMarked = false }: Props) => {
  const { label, shown = label, labelLanguage, heading, url, mark } = title
  const program = programOf(title)
  return signUp({
    className: 'title-link',
    start: 'document',
    label,
    heading,
    destination: { url: `doc/${encodeURIComponent(url)}` },
    children: (
      <>
        <span lang={labelLanguage === locale ? undefined : labelLanguage}>{shown}</span>
        {isMarked && mark ? <i>{mark}</i> : null}
        {program ? <small data-program={program}>{program}</small> : null}
      </>
    ),
  })
}
