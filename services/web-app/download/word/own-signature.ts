import type { Paragraph, ParagraphChild, XmlComponent } from 'docx'
import { SIGNATURE_BOX } from '#features/agreement/kept-agreement.ts'
import type { FilledAgreement } from '#services/account/kept-agreement.ts'
import { printable, type Docx, type Writing, xmlElement } from './word-source.ts'

/** Two inches wide; a drawing is measured in 914,400ths of an inch. */
const UNIT = 1_828_800 / SIGNATURE_BOX.width
const SIZE = { cx: `${SIGNATURE_BOX.width * UNIT}`, cy: `${SIGNATURE_BOX.height * UNIT}` }

const POINT = /([ML])(\d+) (\d+)/g

const pathOf = (docx: Docx, signature: string) => {
  const children = [...signature.matchAll(POINT)].map(([, move, x = '', y = '']) =>
    xmlElement(docx, {
      name: move === 'M' ? 'a:moveTo' : 'a:lnTo',
      children: [xmlElement(docx, { name: 'a:pt', attributes: { x, y } })],
    }),
  )
  const attributes = { w: `${SIGNATURE_BOX.width}`, h: `${SIGNATURE_BOX.height}`, fill: 'none' }
  return xmlElement(docx, { name: 'a:path', attributes, children })
}

const INK = '10233F'
const LINE_WIDTH = '19050'

/** A shape of those strokes (ECMA-376-1 20.1.9.8), its line as that of a pen. */
const shapeOf = (docx: Docx, signature: string): XmlComponent => {
  const of = (name: string, children: readonly XmlComponent[] = []) =>
    xmlElement(docx, { name, children })
  const ink = xmlElement(docx, { name: 'a:srgbClr', attributes: { val: INK } })
  const line = xmlElement(docx, {
    name: 'a:ln',
    attributes: { w: LINE_WIDTH, cap: 'rnd' },
    children: [of('a:solidFill', [ink]), of('a:round')],
  })
  const place = of('a:xfrm', [
    xmlElement(docx, { name: 'a:off', attributes: { x: '0', y: '0' } }),
    xmlElement(docx, { name: 'a:ext', attributes: SIZE }),
  ])
  const strokes = of('a:custGeom', [of('a:pathLst', [pathOf(docx, signature)])])
  return of('wps:wsp', [
    of('wps:cNvSpPr'),
    of('wps:spPr', [place, strokes, of('a:noFill'), line]),
    of('wps:bodyPr'),
  ])
}

const MAIN = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const SHAPE = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'

/** The strokes that were drawn, in line with text. */
const drawingOf = (docx: Docx, { company, signature }: Signed): ParagraphChild => {
  const data = xmlElement(docx, {
    name: 'a:graphicData',
    attributes: { uri: SHAPE },
    children: [shapeOf(docx, signature)],
  })
  const graphic = { name: 'a:graphic', attributes: { 'xmlns:a': MAIN }, children: [data] }
  const named = { id: '1', name: 'Signature', descr: printable(company) }
  const inline = xmlElement(docx, {
    name: 'wp:inline',
    children: [
      xmlElement(docx, { name: 'wp:extent', attributes: SIZE }),
      xmlElement(docx, { name: 'wp:docPr', attributes: named }),
      xmlElement(docx, graphic),
    ],
  })
  class Drawing extends docx.TextRun {
    constructor() {
      super({})
      this.root.push(xmlElement(docx, { name: 'w:drawing', children: [inline] }))
    }
  }
  return new Drawing()
}

type Signed = Pick<FilledAgreement, 'company'> & { signature: string }

const NAME_SIZE = 30

/** What the account has signed with, to stand on the line: the strokes that were drawn, or its company's name. */
export const ownSignature = (
  { company, signature }: FilledAgreement,
  { docx }: Writing,
): Paragraph => {
  const written =
    signature === undefined
      ? new docx.TextRun({ text: printable(company), italics: true, size: NAME_SIZE })
      : drawingOf(docx, { company, signature })
  return new docx.Paragraph({ spacing: { after: 0 }, keepNext: true, children: [written] })
}
