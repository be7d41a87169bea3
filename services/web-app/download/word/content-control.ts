import type { CheckBox, XmlComponent, ParagraphChild } from 'docx'
import type { Line, Piece } from '#features/document-texts/document-text.ts'
import type { Blank } from '#features/document-texts/front-matter.ts'
import type { WrittenCell } from '#features/document-texts/written-table.ts'
import { dayParts } from '#features/document-texts/written-value.ts'
import { filledBlank } from '#services/web-app/filled-text.ts'
import { PLACEHOLDER } from './styles.ts'
import { type Docx, type Writing, printable, type Element, xmlElement } from './word-source.ts'

/** Where the number of a clause is read. */
export const clauseBookmark = (number: number): string => `clause_${number}`

const pieceChildren = (piece: Piece, writing: Writing): ParagraphChild[] => {
  const { docx } = writing
  switch (piece.kind) {
    case 'words':
      // What is not strong is as its style has it, and a head is bold.
      return [new docx.TextRun({ text: printable(piece.words), bold: piece.isStrong || undefined })]
    case 'blank':
      return contentControl(piece.name, writing)
    case 'clause':
      // Word asks the clause for its number, without the point behind it.
      return [
        new docx.SimpleField(` REF ${clauseBookmark(piece.number)} \\r \\h `, `${piece.number}`),
      ]
  }
}

/** A line as what stands in a paragraph of Word. */
export const lineChildren = (line: Line, writing: Writing): ParagraphChild[] =>
  line.flatMap((piece) => pieceChildren(piece, writing))

const element = (docx: Docx, { name, attributes = {}, children }: Element) =>
  xmlElement(docx, {
    name: `w:${name}`,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [`w:${key}`, value]),
    ),
    ...(children && { children }),
  })

const DAY_SIGNS: Readonly<Record<string, string>> = { day: 'd', month: 'MMMM', year: 'yyyy' }

/** How Word writes a day for readers of the law: letters stand for day, month and year, and words between them in quotes. */
const dayPattern = ({ source }: Writing): string =>
  dayParts(source.law)
    .map(({ type, value }) => DAY_SIGNS[type] ?? value.replaceAll(/\p{L}+/gu, "'$&'"))
    .join('')

const dateControl = (writing: Writing) => {
  const setting = (name: string, val: string) =>
    element(writing.docx, { name, attributes: { val } })
  return element(writing.docx, {
    name: 'date',
    children: [
      setting('dateFormat', dayPattern(writing)),
      setting('lid', writing.source.tag),
      setting('storeMappedDataAs', 'dateTime'),
      setting('calendar', 'gregorian'),
    ],
  })
}

const listControl = ({ docx }: Writing, choices: readonly string[]) => {
  const children = choices.map((value) =>
    element(docx, { name: 'listItem', attributes: { displayText: value, value } }),
  )
  return element(docx, { name: 'dropDownList', children })
}

/** Words need no element of their own; with that of plain text LibreOffice 7 shows no marker. */
const controlOf = (blank: Blank, writing: Writing): XmlComponent[] => {
  if (blank.type === 'date') return [dateControl(writing)]
  return blank.type === 'choice' ? [listControl(writing, blank.choices)] : []
}

/** The one content control that the library has is a box to tick, and a paragraph takes no other: this is one that holds something else. */
const holding = (docx: Docx, held: readonly XmlComponent[]): CheckBox => {
  class ContentControl extends docx.CheckBox {
    constructor() {
      super()
      this.root = [...held]
    }
  }
  return new ContentControl()
}

type Control = {
  shown: string
  names?: readonly XmlComponent[]
  kind?: readonly XmlComponent[]
  /** Whether what is shown was filled in. */
  isFilled?: boolean
}

/** Shows what was filled in, or words until somebody puts others in their place (ECMA-376-1 17.5.2). */
const control = (
  { shown, names = [], kind = [], isFilled = false }: Control,
  { docx }: Writing,
): CheckBox => {
  const text = new docx.TextRun({ text: shown, ...(isFilled ? {} : { style: PLACEHOLDER }) })
  const open = isFilled ? [] : [element(docx, { name: 'showingPlcHdr' })]
  const properties = [...names, ...open, ...kind]
  return holding(docx, [
    element(docx, { name: 'sdtPr', children: properties }),
    element(docx, { name: 'sdtContent', children: [text] }),
  ])
}

/** A blank as a field of Word, which shows under what name it is asked for: words, a day, or one of its choices. */
const contentControl = (name: string, writing: Writing): CheckBox[] => {
  const { docx, source } = writing
  const blank = source.blanks[name]
  if (!blank) return []
  const names = [
    element(docx, { name: 'alias', attributes: { val: blank.label } }),
    element(docx, { name: 'tag', attributes: { val: name } }),
  ]
  const kind = controlOf(blank, writing)
  const filled = filledBlank(name, source.own)
  const isFilled = filled !== undefined
  return [control({ shown: printable(filled ?? blank.label), names, kind, isFilled }, writing)]
}

/** Room for a figure, in spaces of half a letter. */
const OPEN = '\u2002'.repeat(5)

/** A figure of a table as a field of Word: one that is an example is shown, and what follows from such ones is left open. */
export const figureControl = (
  { figure, isExample }: Pick<Extract<WrittenCell, { kind: 'figure' }>, 'figure' | 'isExample'>,
  writing: Writing,
): CheckBox => control({ shown: isExample ? figure : OPEN }, writing)
