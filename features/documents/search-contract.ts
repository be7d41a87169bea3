import * as z from 'zod/mini'
import { DOCUMENT_SLUG } from '#features/destination/document-slug.ts'
import { SEARCH_TEXT_MAX_LENGTH, TOP_LIST_MAXIMUM } from '#lib/config/constants.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { plainText } from '#lib/util/plain-text.ts'
import { DEPARTMENTS, TEMPLATE_TYPES } from './template-kinds.ts'

/** What a visitor may search for. */
export const searchQuerySchema = plainText(SEARCH_TEXT_MAX_LENGTH).check(z.minLength(1))

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
  /** Slug that ends in `-D` and digits. */
  url: documentSlug,
  /** Image by id in 250 px: a whole address, or one relative to the search service. */
  thumb: line.check(z.regex(/^(?:https?:\/\/[^\s"'<>\\]+|thumb\/\d+-250px\.svg)$/)),
  id: z.optional(z.int().check(z.positive())),
  /** Language of the document itself, which may differ from the language of the search. */
  language: z.optional(z.enum(LOCALE_CODES)),
  department: z.optional(z.enum(DEPARTMENTS)),
  type: z.optional(z.enum(TEMPLATE_TYPES)),
})

export type FoundDocument = z.infer<typeof foundDocument>

/** `GET {search service}/search/{query}/?language=&batch=&page=` (S2 §7): how many there are, and one page of them. */
export const searchAnswer = z.object({
  total: z.int().check(z.nonnegative()),
  documents: z.array(foundDocument),
})

export type SearchAnswer = z.infer<typeof searchAnswer>

/** `GET {search service}/top50?language=en&maximum=&batch=&query=` (S2 §7). */
export const topAnswer = z.object({
  documents: z.array(foundDocument).check(z.maxLength(TOP_LIST_MAXIMUM)),
})
