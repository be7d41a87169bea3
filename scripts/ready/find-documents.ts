import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { linesOf } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

const WRITTEN = /^written: /

/** The documents that no lawyer has confirmed: who did stands below the day on which they were written. */
export const findDocuments = (root: string): OpenPoint[] =>
  LOCALE_CODES.flatMap((locale) =>
    readDocumentTexts(locale, root)
      .filter(({ confirmed }) => confirmed === undefined)
      .map(({ slug, law, title }) => {
        const file = `locales/${locale}/documents/${slug}.md`
        const line = linesOf(root, file).find(({ text }) => WRITTEN.test(text))?.line ?? 1
        return {
          group: 'documents',
          file,
          line,
          what: `"${title}" for ${law}: \`confirmed: { by, on }\``,
        }
      }),
  )
