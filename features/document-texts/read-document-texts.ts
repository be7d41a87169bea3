import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#lib/config/locales.ts'
import type { Part } from './document-text.ts'
import { splitDocument, type FrontMatter } from './front-matter.ts'
import { parseText } from './parse-text.ts'

/** A document that is written out: what stands above it, and its parts, which are read when somebody asks for them. */
export type DocumentText = FrontMatter & { slug: string; parts: () => readonly Part[] }

/** Has an error say in which file it is. */
const naming = <Value>(file: string, read: () => Value): Value => {
  try {
    return read()
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error })
  }
}

/** The documents of a language, `locales/<lang>/documents/`, by their slugs; none where there are none yet. Throws where one is not what it has to be. */
export const readDocumentTexts = (locale: Locale, root: string): DocumentText[] => {
  const files = globSync(`locales/${locale}/documents/*.md`, { cwd: root })
  return files.toSorted().map((file) => {
    const { front, body } = naming(file, () =>
      splitDocument(readFileSync(path.join(root, file), 'utf8')),
    )
    let read: readonly Part[] | undefined
    const parts = () => (read ??= naming(file, () => parseText(body)))
    return { ...front, slug: path.basename(file, '.md'), parts }
  })
}
