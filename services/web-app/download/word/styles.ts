import type { IParagraphStyleOptions, IStylesOptions, INumberingOptions } from 'docx'
import { type Docx, type WordSource, printable } from './word-source.ts'

/** The style of a blank that nobody has filled in: in the marker, which goes with the first letter. */
export const PLACEHOLDER = 'PlaceholderText'

const SMALL = { color: '4A5871', size: 18 } as const

/** Sizes are half points, spacings twentieths of a point. */
const PARAGRAPHS: readonly IParagraphStyleOptions[] = [
  {
    id: 'Cell',
    name: 'Table Cell',
    basedOn: 'Normal',
    run: { size: 19 },
    paragraph: { spacing: { after: 40 } },
  },
  { id: 'Head', name: 'Table Head', basedOn: 'Cell', run: { bold: true } },
  { id: 'Item', name: 'Item', basedOn: 'Normal', paragraph: { spacing: { after: 80 } } },
  {
    id: 'Signature',
    name: 'Signature',
    basedOn: 'Normal',
    paragraph: {
      spacing: { before: 960 },
      border: { top: { style: 'single', size: 6, color: '333333', space: 4 } },
    },
  },
  { id: 'Note', name: 'Note', basedOn: 'Normal', run: { ...SMALL, italics: true } },
  { id: 'Edge', name: 'Edge', basedOn: 'Normal', run: SMALL },
]

/** The styles of a file, spelled in its language. */
export const stylesFor = (docx: Docx, { tag }: WordSource): IStylesOptions => ({
  default: {
    document: {
      run: { font: 'Georgia', size: 22, language: { value: tag } },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    title: { run: { bold: true, size: 40 }, paragraph: { spacing: { after: 240 } } },
    heading1: {
      run: { bold: true, size: 26 },
      paragraph: { keepNext: true, spacing: { before: 280, after: 80 }, outlineLevel: 0 },
    },
    heading2: {
      run: { bold: true, size: 23 },
      paragraph: { keepNext: true, spacing: { before: 200, after: 80 }, outlineLevel: 1 },
    },
  },
  characterStyles: [
    {
      id: PLACEHOLDER,
      name: 'Placeholder Text',
      run: { shading: { type: docx.ShadingType.CLEAR, color: 'auto', fill: 'FFF0B3' } },
    },
  ],
  paragraphStyles: [...PARAGRAPHS],
})

/** What counts clauses, and the items of lists. */
export const NUMBERINGS = { clauses: 'clauses', numbered: 'numbered', points: 'points' } as const

/** How far the words of an item stand behind its count, in twentieths of a point. */
export const INDENT = { left: 425, hanging: 425 }

const CLAUSE_INDENT = { left: 567, hanging: 567 }

/** The counts of a file: Word counts clauses and items itself, so that one more moves those behind it. */
export const numberingFor = (docx: Docx): INumberingOptions => {
  const { DECIMAL, BULLET } = docx.LevelFormat
  const counted = { level: 0, format: DECIMAL, text: '%1.' }
  const item = { ...counted, style: { paragraph: { indent: INDENT } } }
  const clause = { ...counted, style: { paragraph: { indent: CLAUSE_INDENT } } }
  return {
    config: [
      { reference: NUMBERINGS.clauses, levels: [clause] },
      { reference: NUMBERINGS.numbered, levels: [item] },
      { reference: NUMBERINGS.points, levels: [{ ...item, format: BULLET, text: '•' }] },
    ],
  }
}

const MARGIN = 1440

/** Width and height of a page, in twentieths of a point. */
const LETTER = { width: 12_240, height: 15_840 }
const A4 = { width: 11_906, height: 16_838 }

const sizeFor = ({ law }: WordSource) => (law === 'US' ? LETTER : A4)

/** What a table may take between the margins of its page, in twentieths of a point. */
export const textWidth = (source: WordSource): number => sizeFor(source).width - 2 * MARGIN

/** The page as the country of the law cuts its paper, its title at the head of each but the first, and its number at the foot. */
export const pageFor = (docx: Docx, source: WordSource) => {
  const { PageNumber, AlignmentType } = docx
  const edge = (alignment: 'left' | 'center', children: readonly string[]) =>
    new docx.Paragraph({
      style: 'Edge',
      alignment: AlignmentType[alignment === 'left' ? 'LEFT' : 'CENTER'],
      children: [new docx.TextRun({ children })],
    })
  const foot = new docx.Footer({
    children: [edge('center', [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES])],
  })
  const head = new docx.Header({ children: [edge('left', [printable(source.title)])] })
  const first = new docx.Header({ children: [edge('left', [])] })
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN }
  return {
    properties: { titlePage: true, page: { size: sizeFor(source), margin } },
    headers: { default: head, first },
    footers: { default: foot, first: foot },
  }
}
