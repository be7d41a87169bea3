import * as z from 'zod/mini'
import { DOCUMENT_SLUG } from '#features/destination/web-app-places.ts'
import { SEARCH_TEXT_MAX_LENGTH } from '#lib/config/constants.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { CATALOGUE_LOCALES, DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'
import { searchText } from '#lib/util/written-text.ts'

/** Most documents of a top list (S2 §7, §9). */
export const TOP_LIST_MAXIMUM = 50

/** Documents that one search asks for (S2 §7, §9); pages count from 0. */
export const SEARCH_BATCH = 12

/** The text of a visitor's search. */
export const searchQuerySchema = searchText(SEARCH_TEXT_MAX_LENGTH)

/** Queries that the top-documents cache answers (S2 §7). */
export const TOP_QUERIES = ['business-document', 'business-legal-forms'] as const

export type TopQuery = (typeof TOP_QUERIES)[number]

/** Slug of a document: letters, digits and hyphens, `-D` and its number at the end (S2 §2.2). */
export const documentSlug = z
  .string()
  .check(z.minLength(1), z.maxLength(300), z.regex(DOCUMENT_SLUG))

const line = z.string().check(z.minLength(1), z.maxLength(300))

/** A document of an answer (S2 §3: label, url, thumb); what a plain upstream service leaves out is optional. */
export const foundDocument = z.object({
  label: line,
  /** The document's own title, where the label is a translation. */
  title: z.optional(line),
  /** Slug that ends in `-D` and digits. */
  url: documentSlug,
  /** Image by id in 250 px: a whole address, or one relative to the search service. */
  thumb: line.check(
    z.regex(/^(?:https?:\/\/[^\s"'<>\\]+|thumb\/\d+(?:-[a-z]{2})?(?:-[0-9a-f]{8})?-250px\.svg)$/),
  ),
  id: z.optional(z.int().check(z.positive())),
  /** Language of the document itself, which may differ from the language of the search. */
  language: z.optional(z.enum(LOCALE_CODES)),
  department: z.optional(z.enum(DEPARTMENTS)),
  type: z.optional(z.enum(TEMPLATE_TYPES)),
})

export type FoundDocument = z.infer<typeof foundDocument>

const count = z.int().check(z.nonnegative())

/** The number of templates of an answer by department and by type; those with none may be missing. */
const kindCounts = z.object({
  departments: z.partialRecord(z.enum(DEPARTMENTS), count),
  types: z.partialRecord(z.enum(TEMPLATE_TYPES), count),
})

export type KindCounts = z.infer<typeof kindCounts>

/**
 * `GET {search service}/search/{query}/?language=&batch=&page=` (S2 §7): how many there are, and one page of them. Where it
 * was asked for a part of the library, and knows such questions, it counts what that part holds.
 */
export const searchAnswer = z.object({
  total: count,
  documents: z.array(foundDocument),
  counts: z.optional(kindCounts),
})

export type SearchAnswer = z.infer<typeof searchAnswer>

/**
 * A part of the library that a search may ask for as a whole, whatever its words: fields of ours beside those of S2 §7. A
 * service that knows none of them answers with what the words find.
 */
const libraryPart = z.object({
  department: z.optional(z.enum(DEPARTMENTS)),
  type: z.optional(z.enum(TEMPLATE_TYPES)),
  /** Every template that is written in this language. */
  library: z.optional(z.enum(CATALOGUE_LOCALES)),
})

export type LibraryPart = z.infer<typeof libraryPart>

/** `GET {search service}/top50?language=en&maximum=&batch=&query=` (S2 §7). */
export const topAnswer = z.object({
  documents: z.array(foundDocument).check(z.maxLength(TOP_LIST_MAXIMUM)),
})
