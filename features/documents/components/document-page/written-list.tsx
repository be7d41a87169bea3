import { SiteLink } from '#components/ui/site-link.tsx'
import type { DocumentRouteId } from '#lib/config/document-pages.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { writtenDocuments } from '../../server/written-documents.ts'

type Props = {
  locale: Locale
  /** The page that shows the list, and that the list leaves out. */
  except?: DocumentRouteId
}

/** Links to the documents that a language has written out, from A to Z. */
export const WrittenList = async ({ locale, except }: Props) => {
  const texts = [...(await writtenDocuments(locale))].filter(([id]) => id !== except)
  const { compare } = new Intl.Collator(locale)
  return (
    <ul className="topic-line">
      {texts
        .toSorted(([, one], [, other]) => compare(one.title, other.title))
        .map(([id, { title }]) => (
          <li key={id}>
            <SiteLink to={id} locale={locale}>
              {lineBreaks(title, locale)}
            </SiteLink>
          </li>
        ))}
    </ul>
  )
}
