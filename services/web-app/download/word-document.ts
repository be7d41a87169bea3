import { LOCALES, type Locale } from '#lib/config/locales.ts'
import type { Block } from '#services/web-app/template-blocks.ts'

/** The content type of the file. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Docx = typeof import('docx')

/** A part of a file: of the template's text, or its title and our notes around that. */
type FileBlock = Block | { kind: 'title' | 'note'; text: string }

/** XML knows no other control characters than line break and tab. */
const printable = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ')

const STYLE_OF = {
  title: 'Title',
  heading: 'Heading1',
  text: 'Normal',
  point: 'Point',
  note: 'Note',
} as const satisfies Record<Exclude<FileBlock['kind'], 'table'>, string>

/** Of the letter's width between its margins, in twentieths of a point. */
const TEXT_WIDTH = 9360

const table = (docx: Docx, rows: readonly (readonly string[])[]) => {
  const columns = Math.max(...rows.map(({ length }) => length))
  const width = Math.floor(TEXT_WIDTH / columns)
  const border = { style: docx.BorderStyle.SINGLE, size: 4, color: 'AAB2BF' }
  return new docx.Table({
    columnWidths: Array<number>(columns).fill(width),
    width: { size: TEXT_WIDTH, type: docx.WidthType.DXA },
    borders: {
      top: border,
      bottom: border,
      left: border,
      right: border,
      insideHorizontal: border,
      insideVertical: border,
    },
    rows: rows.map(
      (cells, at) =>
        new docx.TableRow({
          tableHeader: at === 0,
          children: cells.map(
            (text) =>
              new docx.TableCell({
                width: { size: width, type: docx.WidthType.DXA },
                children: [
                  new docx.Paragraph({
                    style: at === 0 ? 'Head' : 'Normal',
                    text: printable(text),
                  }),
                ],
              }),
          ),
        }),
    ),
  })
}

const partsOf = (docx: Docx, block: FileBlock) =>
  block.kind === 'table'
    ? [table(docx, block.rows), new docx.Paragraph({ text: '' })]
    : [new docx.Paragraph({ style: STYLE_OF[block.kind], text: printable(block.text) })]

/** Sizes are half points, spacings twentieths of a point. */
const stylesFor = (language: Locale) => ({
  default: {
    document: {
      run: {
        font: 'Georgia',
        size: 22,
        language: { value: LOCALES[language].openGraph.replace('_', '-') },
      },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    title: { run: { bold: true, size: 40 }, paragraph: { spacing: { after: 240 } } },
    heading1: {
      run: { bold: true, size: 26 },
      paragraph: { keepNext: true, spacing: { before: 240, after: 60 }, outlineLevel: 0 },
    },
  },
  paragraphStyles: [
    { id: 'Head', name: 'Table Head', basedOn: 'Normal', run: { bold: true } },
    { id: 'Point', name: 'Point', basedOn: 'Normal', paragraph: { indent: { left: 360 } } },
    {
      id: 'Note',
      name: 'Note',
      basedOn: 'Normal',
      run: { italics: true, color: '4A5871', size: 18 },
    },
  ],
})

const MARGIN = { top: 1440, right: 1440, bottom: 1440, left: 1440 }

const LETTER = { size: { width: 12_240, height: 15_840 }, margin: MARGIN }

/** Its margins at the sides leave the text as wide as on a letter. */
const A4 = {
  size: { width: 11_906, height: 16_838 },
  margin: { ...MARGIN, left: 1273, right: 1273 },
}

type Written = { title: string; language: Locale; blocks: readonly FileBlock[]; isA4?: boolean }

/** A document that word processors open (ECMA-376), US letter or A4, with headings as styles. */
export const wordDocument = async ({
  title,
  language,
  blocks,
  isA4 = false,
}: Written): Promise<Uint8Array<ArrayBuffer>> => {
  // Half a megabyte of code, which starting the services does not wait for.
  const docx = await import('docx')
  const children = blocks.flatMap((block) => partsOf(docx, block))
  const document = new docx.Document({
    title: printable(title),
    creator: 'Business in a Box',
    styles: stylesFor(language),
    sections: [{ properties: { page: isA4 ? A4 : LETTER }, children }],
  })
  return new Uint8Array(await docx.Packer.toArrayBuffer(document))
}
