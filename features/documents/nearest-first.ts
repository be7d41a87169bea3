import type { Locale } from '#lib/config/locales.ts'
import type { RelatedDocument } from './related-documents.ts'

/** Documents in the language of the page, then those that have a name in it, then the others; otherwise in their order. */
export const nearestFirst = <Document extends Pick<RelatedDocument, 'mark' | 'labelLanguage'>>(
  documents: readonly Document[],
  locale: Locale,
): Document[] => {
  const distanceOf = ({ mark, labelLanguage }: Document) =>
    Number(mark !== undefined) + Number(labelLanguage !== locale)
  return documents.toSorted((one, other) => distanceOf(one) - distanceOf(other))
}
