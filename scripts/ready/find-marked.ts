import { linesOfAll } from './lines-of.ts'
import type { Group, OpenPoint } from './open-point.ts'

/** Where facts stand that pages show: code, and the texts of the languages. */
const PATTERNS = ['{app,components,features,lib,services}/**/*.{ts,tsx,css}', 'locales/**/*.md']

/** A comment that begins with the mark; the word alone, as in a sentence about it, marks nothing. */
const IN_CODE = /^(.*?)(?:\/\/|\/\*+)\s*owner:\s+(.+?)\s*(?:\*\/\}?)?$/
const IN_TEXT = /^(.*?)(?:<!--|#)\s*owner:\s+(.+?)\s*(?:-->)?$/

const groupOf = (file: string): Group => {
  if (!file.endsWith('.md')) return 'company'
  return file.includes('/legal/') ? 'legal' : 'stories'
}

const whatOf = ([, code = '', wish = '']: RegExpExecArray): string => {
  const marked = code.replace(/\{$/, '').trim()
  return marked === '' ? wish : `${wish}: ${marked.replace(/,$/, '')}`
}

/** The lines that are marked with `owner:`, with what stands on them and what is wanted of the owner. */
export const findMarked = (root: string): OpenPoint[] =>
  PATTERNS.flatMap((pattern) => linesOfAll(root, pattern)).flatMap(({ file, line, text }) => {
    const found = (file.endsWith('.md') ? IN_TEXT : IN_CODE).exec(text)
    return found ? [{ group: groupOf(file), file, line, what: whatOf(found) }] : []
  })
