import type { Paragraph, ParagraphChild, Table } from 'docx'
import type { Line, Part } from '#features/document-texts/document-text.ts'
import { isNumbered } from '#features/document-texts/is-numbered.ts'
import { clauseBookmark, lineChildren } from './content-control.ts'
import { INDENT, NUMBERINGS, numberingFor, pageFor, stylesFor } from './styles.ts'
import { signatureBlocks, tableBlocks } from './table-blocks.ts'
import { printable, type WordSource, type Writing } from './word-source.ts'

/** The content type of the file. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Block = Paragraph | Table

const clause = ({ number, heading }: Part & { kind: 'clause' }, { docx, source }: Writing) => {
  const text = new docx.TextRun(printable(heading))
  if (!isNumbered(source)) return new docx.Paragraph({ style: 'Heading1', children: [text] })
  return new docx.Paragraph({
    style: 'Heading1',
    numbering: { reference: NUMBERINGS.clauses, level: 0 },
    children: [new docx.Bookmark({ id: clauseBookmark(number), children: [text] })],
  })
}

const paragraph = (lines: readonly Line[], writing: Writing): Block => {
  const { docx } = writing
  const children = lines.flatMap((line, at): ParagraphChild[] => {
    const written = lineChildren(line, writing)
    return at === 0 ? written : [new docx.TextRun({ break: 1 }), ...written]
  })
  return new docx.Paragraph({ style: 'Normal', children })
}

type Listed = { part: Part & { kind: 'list' }; at: number }

const list = ({ part: { style, items }, at }: Listed, writing: Writing): Block[] => {
  const { docx } = writing
  const mark = (line: Line): Block => {
    const children = lineChildren(line, writing)
    if (style !== 'boxes') {
      // Each list counts from one.
      const numbering = { reference: NUMBERINGS[style], level: 0, instance: at }
      return new docx.Paragraph({ style: 'Item', numbering, children })
    }
    const box = [new docx.CheckBox(), new docx.TextRun('\t')]
    return new docx.Paragraph({ style: 'Item', indent: INDENT, children: [...box, ...children] })
  }
  return items.map(mark)
}

const partBlocks = (part: Part, { at, ...writing }: Writing & { at: number }): Block[] => {
  const { docx } = writing
  switch (part.kind) {
    case 'clause':
      return [clause(part, writing)]
    case 'heading':
      return [new docx.Paragraph({ style: 'Heading2', text: printable(part.heading) })]
    case 'paragraph':
      return [paragraph(part.lines, writing)]
    case 'list':
      return list({ part, at }, writing)
    case 'table':
      return tableBlocks(part.table, writing)
    case 'signatures':
      return signatureBlocks(part.places, writing)
    case 'note':
      // Who signs it does not read what it means.
      return []
  }
}

/** A document that word processors open (ECMA-376): its clauses and lists counted, its blanks as fields, without what stands in its margin. */
export const wordFile = async (source: WordSource): Promise<Uint8Array<ArrayBuffer>> => {
  // Half a megabyte of code, which starting the services does not wait for.
  const docx = await import('docx')
  const title = printable(source.title)
  const note = (text: string) => new docx.Paragraph({ style: 'Note', text: printable(text) })
  const document = new docx.Document({
    title,
    ...(source.about ? { description: source.about } : {}),
    creator: 'Business in a Box',
    styles: stylesFor(docx, source),
    numbering: numberingFor(docx),
    sections: [
      {
        ...pageFor(docx, source),
        children: [
          new docx.Paragraph({ style: 'Title', text: title }),
          ...source.parts.flatMap((part, at) => partBlocks(part, { docx, source, at })),
          ...source.closing.map(note),
        ],
      },
    ],
  })
  return new Uint8Array(await docx.Packer.toArrayBuffer(document))
}
