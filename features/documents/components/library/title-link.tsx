import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { LibraryTitle } from '../../library-shelf.ts'

type Props = {
  title: LibraryTitle
  locale: Locale
  signUp: SignUpSlot
  /** Whether it says that the document is in another language than the page. */
  isMarked?: boolean
  /** The program that is said once for all of them. */
  usual?: Program | undefined
}

type Program = 'Word' | 'Excel'

/** The program that a document is for; these are names, the same in every language. */
export const programOf = ({ type }: LibraryTitle): Program | undefined =>
  type && (type === 'spreadsheet' ? 'Excel' : 'Word')

/** The program that most of the titles are for; nothing where the service does not tell their types. */
export const usualProgram = (titles: readonly LibraryTitle[]): Program | undefined => {
  const programs = titles.flatMap((title) => programOf(title) ?? [])
  if (programs.length === 0) return undefined
  const sheets = programs.filter((program) => program === 'Excel')
  return sheets.length * 2 > programs.length ? 'Excel' : 'Word'
}

/** A line of an index: a title that opens in the web app, after sign-up where that is needed, and its program if it is another one (S2 §4). */
export const TitleLink = ({ title, locale, signUp, isMarked = false, usual }: Props) => {
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
        {program && program !== usual ? <small data-program={program}>{program}</small> : null}
      </>
    ),
  })
}
