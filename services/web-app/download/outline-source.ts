import type { Line, Part } from '#features/document-texts/document-text.ts'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { LOCALES } from '#lib/config/locales.ts'
import type { WordSource } from '#services/web-app/download/word/word-source.ts'
import { type Block, templateText } from '#services/web-app/template-blocks.ts'
import { wordsOf } from '#services/words/words.ts'

const line = (words: string): Line => [{ kind: 'words', words, isStrong: false }]

const partOf = (block: Block): Part => {
  switch (block.kind) {
    case 'heading':
      return { kind: 'clause', number: 0, heading: block.text }
    case 'text':
    case 'point':
      return { kind: 'paragraph', lines: [line(block.text)] }
    case 'table': {
      const [head = [], ...rows] = block.rows
      return {
        kind: 'table',
        heading: '',
        table: {
          head: head.map(line),
          numeric: head.map(() => false),
          rows: rows.map((cells) => cells.map((cell) => ({ kind: 'line', line: line(cell) }))),
        },
      }
    }
  }
}

/**
 * The outline of a template for its file, and its language: on the paper of the United States, with notes of what it is and
 * what to replace.
 */
export const outlineSource = (document: FoundDocument) => {
  const { language, blocks } = templateText(document)
  const { member, webApp } = wordsOf(language)
  const source: WordSource = {
    title: document.label,
    // The clauses of an outline have no numbers.
    type: document.type === 'spreadsheet' ? 'spreadsheet' : 'form',
    law: 'US',
    blanks: {},
    tag: LOCALES[language].openGraph.replace('_', '-'),
    parts: blocks.map(partOf),
    closing: [member.fileFields, webApp.outlineNote],
  }
  return { source, language }
}
