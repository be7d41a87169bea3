import 'server-only'
import type { Line, Part } from '#features/document-texts/document-text.ts'
import type { FrontMatter } from '#features/document-texts/front-matter.ts'
import { readDocumentTexts } from '#features/document-texts/read-document-texts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { perLocale } from '#lib/util/per-locale.ts'
import { AGREEMENT_DOCUMENT } from '../kept-agreement.ts'

/** Letters that fill the first page of a sheet, and some more, of which its foot is cut off. */
const PAGE_LENGTH = 900

type Shown = Extract<Part, { kind: 'clause' | 'paragraph' | 'list' }>

/** The opening of the agreement in a language, for one page: what stands above it, its public name, and its first parts without the notes in the margin. */
export type AgreementOpening = Pick<FrontMatter, 'title' | 'law' | 'blanks'> & {
  /** The title as it breaks on a sheet. */
  shown: string
  /** Its slug in the library (S2 §2.2). */
  url: string
  parts: readonly Shown[]
}

const isShown = (part: Part): part is Shown => ['clause', 'paragraph', 'list'].includes(part.kind)

const lengthOf = (lines: readonly Line[]): number =>
  lines.flat().reduce((sum, piece) => sum + (piece.kind === 'words' ? piece.words.length : 20), 0)

const partLength = (part: Shown): number => {
  if (part.kind === 'clause') return part.heading.length
  return lengthOf(part.kind === 'list' ? part.items : part.lines)
}

const firstPage = (parts: readonly Part[]): Shown[] => {
  let length = 0
  return parts.filter(isShown).filter((part) => {
    const isOnPage = length < PAGE_LENGTH
    length += partLength(part)
    return isOnPage
  })
}

/** Reads the opening of the agreement that is filled in on the first screen, once a language; throws where the language has not written it. */
export const agreementOpening = perLocale(async (locale: Locale): Promise<AgreementOpening> => {
  const texts = readDocumentTexts(locale, /*turbopackIgnore: true*/ process.cwd())
  const text = texts.find(({ document }) => document === AGREEMENT_DOCUMENT)
  if (!text) throw new Error(`Write ${AGREEMENT_DOCUMENT} in locales/${locale}/documents.`)
  const { title, law, blanks, slug, template } = text
  return {
    title,
    shown: lineBreaks(title, locale),
    law,
    blanks,
    url: `${slug}-D${template}`,
    parts: firstPage(text.parts()),
  }
})
