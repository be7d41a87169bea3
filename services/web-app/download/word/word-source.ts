import type { XmlComponent } from 'docx'
import type { Part } from '#features/document-texts/document-text.ts'
import type { FrontMatter } from '#features/document-texts/front-matter.ts'
import type { FilledAgreement } from '#services/account/kept-agreement.ts'

export type Element = {
  name: string
  attributes?: Readonly<Record<string, string>>
  children?: readonly XmlComponent[]
}

/** An element that the library has no class for, its name and those of its attributes with their prefixes. */
export const xmlElement = (
  docx: Docx,
  { name, attributes = {}, children = [] }: Element,
): XmlComponent =>
  new docx.BuilderElement<Record<string, string>>({
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, { key, value }]),
    ),
    children,
  })

export type Docx = typeof import('docx')

/** What a Word file is made of: a written document with its parts, or an outline, which has no blanks. `tag` is the language that it is spelled in (BCP 47, "fr-FR"), and `closing` says in small print under the text what the file is. */
export type WordSource = Pick<FrontMatter, 'title' | 'type' | 'law' | 'blanks'> & {
  tag: string
  parts: readonly Part[]
  about?: string
  closing: readonly string[]
  /** What its owner has filled in already. */
  own?: FilledAgreement | undefined
}

export type Writing = { docx: Docx; source: WordSource }

/** XML knows no other control characters than line break and tab. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ')
