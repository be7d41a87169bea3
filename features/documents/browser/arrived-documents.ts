import { isObject } from '#lib/util/is-object.ts'
import type { RelatedDocument } from '../related-documents.ts'

/** A document of an answer, of which no field has been checked. */
export type ArrivedDocument = Partial<Record<keyof RelatedDocument, unknown>>

/** A value of an answer as an object whose fields may be missing. */
export const arrivedDocument = (value: unknown): ArrivedDocument => (isObject(value) ? value : {})

/** The documents of an answer of `GET /api/documents`; none where it is something else. */
export const arrivedDocuments = (answer: unknown): readonly unknown[] =>
  isObject(answer) && Array.isArray(answer.documents) ? answer.documents : []

/** A text of an answer; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
