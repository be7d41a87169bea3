import * as z from 'zod/mini'
import {
  SEARCH_BATCH,
  documentSlug,
  searchQuerySchema,
} from '#features/documents/search-contract.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { DEPARTMENTS } from '#lib/config/template-kinds.ts'

const line = z.string().check(z.minLength(1), z.maxLength(300))

/** A document as a page shows it (S2 §3: label, url, thumb), its words finished. */
const relatedDocument = z.object({
  label: line,
  /** The label as a card shows it, where that differs: with the places at which its long words may be broken. */
  shown: z.optional(line),
  /** Language of the label: a document without a translated name keeps the one it has. */
  labelLanguage: z.enum(LOCALE_CODES),
  url: documentSlug,
  /** Preview in 600 px. */
  thumb: line,
  /** Heading of the sign-up card that the document opens (S2 §4). */
  heading: line,
  /** Department that it belongs to, in the language of the page. */
  department: z.optional(line),
  /** Says, in the language of the page, that the document itself is in another one. */
  mark: z.optional(line),
})

export type RelatedDocument = z.infer<typeof relatedDocument>

/** Answer of `GET /api/documents`. */
export const relatedDocumentsAnswer = z.object({
  documents: z.array(relatedDocument).check(z.maxLength(SEARCH_BATCH)),
  /** Nothing was found: these are what the default keyword finds (S2 §4). */
  isUsual: z.optional(z.literal(true)),
})

const ownDocuments = z.array(
  z.strictObject({
    label: line,
    url: documentSlug,
    department: z.enum(DEPARTMENTS),
    /** Where it is another one than that of the library: a language has written out the document of another. */
    language: z.optional(z.enum(LOCALE_CODES)),
  }),
)

/** Two even rows of a shelf, or one where more would say the same. */
const isEvenShelf = (documents: readonly unknown[]): boolean =>
  documents.length === SEARCH_BATCH || documents.length === SEARCH_BATCH / 2

/** `locales/<lang>/picked-documents.json`: what pages show for some keywords in place of a search. */
export const pickedDocumentsFile = z.array(
  z.strictObject({
    keywords: z.array(searchQuerySchema).check(z.minLength(1)),
    documents: ownDocuments.check(z.refine(isEvenShelf)),
  }),
)

/** `locales/<lang>/default-documents.json`: the default related documents of a language (S2 §3). */
export const defaultDocumentsFile = z.strictObject({
  /** Searched for where nothing is found for a keyword (S2 §4). */
  keyword: searchQuerySchema,
  /** Language of the documents themselves. */
  language: z.enum(LOCALE_CODES),
  documents: ownDocuments.check(z.length(SEARCH_BATCH)),
})

/** `locales/<lang>/messages/relatedDocuments.json`. */
export const relatedDocumentsWords = z.strictObject({
  /** Mark of a document that is in another language than the page, by its language. */
  marks: z.record(z.enum(LOCALE_CODES), line),
  /** Announced once the documents have been replaced by those of a search. */
  replaced: line,
  /** Stand over documents that the keyword of a page has not found. */
  usual: z.strictObject({ title: line, lead: line }),
})

/** Documents in the language of the page, then those that have a name in it, then the others; otherwise in their order. */
export const nearestFirst = <Document extends Pick<RelatedDocument, 'mark' | 'labelLanguage'>>(
  documents: readonly Document[],
  locale: Locale,
): Document[] => {
  const distanceOf = ({ mark, labelLanguage }: Document) =>
    Number(mark !== undefined) + Number(labelLanguage !== locale)
  return documents.toSorted((one, other) => distanceOf(one) - distanceOf(other))
}
