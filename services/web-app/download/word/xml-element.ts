import type { XmlComponent } from 'docx'
import type { Docx } from './word-source.ts'

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
