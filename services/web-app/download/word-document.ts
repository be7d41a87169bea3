import { LOCALES, type Locale } from '#lib/config/locales.ts'
import type { Block } from '#services/web-app/template-blocks.ts'
import { zipOf } from './zip.ts'

/** A part of a file: of the template's text, or its title and our notes around that. */
type FileBlock = Block | { kind: 'title' | 'note'; text: string }

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** XML knows no other control characters than line break and tab. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '').replaceAll(/\p{Cc}/gu, ' ')

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const STYLE_OF = {
  title: 'Title',
  heading: 'Heading1',
  text: 'Normal',
  point: 'Point',
  note: 'Note',
}

const paragraph = (style: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

const SIDES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((name) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="AAB2BF"/>`)
  .join('')

const table = (rows: readonly (readonly string[])[]) => {
  const columns = Math.max(...rows.map(({ length }) => length))
  const width = Math.floor(9360 / columns)
  const cell = (text: string, isHead: boolean) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(isHead ? 'Head' : 'Normal', text)}</w:tc>`
  const drawn = rows.map((cells, at) => {
    const repeats = at === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''
    return `<w:tr>${repeats}${cells.map((text) => cell(text, at === 0)).join('')}</w:tr>`
  })
  const grid = `<w:gridCol w:w="${width}"/>`.repeat(columns)
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${SIDES}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${drawn.join('')}</w:tbl>${paragraph('Normal', '')}`
}

const bodyOf = (block: FileBlock): string =>
  block.kind === 'table' ? table(block.rows) : paragraph(STYLE_OF[block.kind], block.text)

type Style = { id: string; name: string; paragraph?: string; run?: string }

const styleOf = ({ id, name, paragraph: around = '', run = '' }: Style) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${around}</w:pPr><w:rPr>${run}</w:rPr></w:style>`

const STYLES = [
  {
    id: 'Normal',
    name: 'Normal',
    paragraph: '<w:spacing w:after="120" w:line="276" w:lineRule="auto"/>',
  },
  {
    id: 'Title',
    name: 'Title',
    paragraph: '<w:spacing w:after="240"/>',
    run: '<w:b/><w:sz w:val="40"/>',
  },
  {
    id: 'Heading1',
    name: 'heading 1',
    paragraph: '<w:keepNext/><w:spacing w:before="240" w:after="60"/><w:outlineLvl w:val="0"/>',
    run: '<w:b/><w:sz w:val="26"/>',
  },
  { id: 'Head', name: 'Table Head', run: '<w:b/>' },
  { id: 'Point', name: 'Point', paragraph: '<w:ind w:left="360"/>' },
  { id: 'Note', name: 'Note', run: '<w:i/><w:color w:val="4A5871"/><w:sz w:val="18"/>' },
] as const satisfies readonly Style[]

const styles = (locale: Locale) =>
  `${XML}<w:styles xmlns:w="${MAIN}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Georgia" w:hAnsi="Georgia" w:cs="Georgia"/><w:sz w:val="22"/><w:lang w:val="${LOCALES[locale].openGraph.replace('_', '-')}"/></w:rPr></w:rPrDefault></w:docDefaults>${STYLES.map(styleOf).join('')}</w:styles>`

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

const core = (title: string) =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`

/** What a browser is told that the file is. */
export const WORD_TYPE = `${TYPES}.document`

type Written = { title: string; language: Locale; blocks: readonly FileBlock[] }

/** A document that word processors open (ECMA-376), US letter, with headings as styles. */
export const wordDocument = ({ title, language, blocks }: Written): Buffer => {
  const page =
    '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>'
  const body = blocks.map(bodyOf).join('')
  return zipOf([
    { name: '[Content_Types].xml', text: CONTENT_TYPES },
    {
      name: '_rels/.rels',
      text: relations([
        [`${OFFICE}/officeDocument`, 'word/document.xml'],
        [`${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ]),
    },
    { name: 'docProps/core.xml', text: core(title) },
    { name: 'word/_rels/document.xml.rels', text: relations([[`${OFFICE}/styles`, 'styles.xml']]) },
    { name: 'word/styles.xml', text: styles(language) },
    {
      name: 'word/document.xml',
      text: `${XML}<w:document xmlns:w="${MAIN}"><w:body>${body}${page}</w:body></w:document>`,
    },
  ])
}
