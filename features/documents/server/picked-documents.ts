import 'server-only'
import * as z from 'zod/mini'
import { pickedDocumentsFile } from '../related-documents.ts'
import type { DocumentQuestion } from './choose-documents.ts'
import type { Candidate } from './show-document.ts'

const file = z.object({ default: pickedDocumentsFile })

/** The documents that we chose for a keyword ourselves, most wanted first; nothing for a keyword that is searched for. */
export const pickedDocuments = async ({
  locale,
  keyword,
}: DocumentQuestion): Promise<readonly Candidate[] | undefined> => {
  const content: unknown = await import(`../../../locales/${locale}/picked-documents.json`)
  const shelf = z.parse(file, content).default.find(({ keywords }) => keywords.includes(keyword))
  return shelf?.documents.map((document) => ({ ...document, labelLanguage: locale }))
}
