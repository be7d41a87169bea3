import { linesOfAll } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

/** Where facts stand that pages show. */
const PATTERN = '{app,components,features,lib,locales,services}/**/*.{ts,tsx,css,md}'

/** A comment that begins with the mark; the word alone, as in a sentence about it, marks nothing. */
const IN_CODE = /^(.*?)(?:\/\/|\/\*+)\s*owner:\s+(.+?)\s*(?:\*\/\}?)?$/
const IN_TEXT = /^(.*?)(?:<!--|#)\s*owner:\s+(.+?)\s*(?:-->)?$/

const whatOf = ([, code = '', wish = '']: RegExpExecArray): string => {
  const marked = code.replace(/\{$/, '').trim()
  return marked === '' ? wish : `${wish}: ${marked.replace(/,$/, '')}`
}

/** The lines that are marked with `owner:`, with what stands on them and what is wanted of the owner. */
export const findMarked = (root: string): OpenPoint[] =>
  linesOfAll(root, PATTERN).flatMap(({ file, line, text }) => {
    const isText = file.endsWith('.md')
    const found = (isText ? IN_TEXT : IN_CODE).exec(text)
    if (!found) return []
    return [{ group: isText ? 'legal' : 'company', file, line, what: whatOf(found) }]
  })
