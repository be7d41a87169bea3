import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Root } from 'hast'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Locale } from '#lib/config/locales.ts'
import type { LegalDocumentName } from '../legal-documents.ts'
import { numberSections } from './number-sections.ts'

/** A legal text, with its body as a sanitized HTML tree. */
export type LegalDocument = {
  /** The day of the last revision, or the year where no more is known (`2024-09-30`, `2020`). */
  revised: string
  body: Root
}

/** The date, and behind it what the owner has still to say about it (`npm run ready`). */
const FRONT_MATTER = /^---\nrevised: (\d{4}(?:-\d{2}-\d{2})?)(?: # owner: [^\n]+)?\n---\n/

// Ids must stay as written: the table of contents links to them.
const schema = { ...defaultSchema, clobberPrefix: '' }

const processor = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize, schema)
  .use(numberSections)
  .use(rehypeSlug)

/** Loads `locales/<lang>/legal/<name>.md`; throws when its front matter lacks the revision date. */
export const loadLegalDocument = async (
  locale: Locale,
  name: LegalDocumentName,
): Promise<LegalDocument> => {
  const file = path.join(
    /*turbopackIgnore: true*/ process.cwd(),
    'locales',
    locale,
    'legal',
    `${name}.md`,
  )
  const source = await readFile(file, 'utf8')
  const revised = FRONT_MATTER.exec(source)?.[1]
  if (!revised) throw new Error(`${file} must begin with "---", "revised: YYYY-MM-DD", "---".`)
  const body = await processor.run(processor.parse(source.replace(FRONT_MATTER, '')))
  return { revised, body }
}
