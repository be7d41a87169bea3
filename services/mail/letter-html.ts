import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALES } from '#lib/config/locales.ts'
import { senderLine } from '#lib/util/postal-address.ts'
import { SHORT_FIRST_PART } from '#lib/util/short-first-part.ts'
import type { Paper, PaperLine } from '#services/papers/paper.ts'
import type { Letter } from './letter.ts'

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const SERIF = 'Georgia,serif'

const LINE = '1px solid #e0e0df'

const CELL = `padding:10px 6px;vertical-align:top;border-bottom:${LINE}`

const FIGURES = 'white-space:nowrap;font-variant-numeric:tabular-nums'

/** Mail programs drop style sheets: what is needed stands at the element. A sheet with its tab on the desk, nothing to load. */
const STYLES = {
  body: `margin:0;padding:24px 8px;background:#f3eee4;color:#10233f;font:16px/1.55 ${SANS}`,
  // What a list of mails shows below the subject.
  preview: 'display:none;max-height:0;overflow:hidden',
  desk: 'max-width:600px;margin:0 auto',
  brand: `display:inline-block;margin:0;padding:9px 18px 6px;border-radius:8px 8px 0 0;background:#0b6b4f;color:#fff;font:600 18px/1.3 ${SERIF}`,
  // The box of the mark with a page standing in it, of blocks, because mails load no pictures.
  mark: 'display:inline-block;width:20px;margin:0 10px 0 0;vertical-align:-4px;font-size:0;line-height:0',
  page: 'display:block;width:10px;height:6px;margin:0 auto;padding:3px 0 0;border-radius:1px 3px 0 0;background:#fff',
  line: 'display:block;width:6px;height:2px;margin:0 auto;background:#f5b83d',
  box: 'display:block;height:6px;margin:1px 0 0;padding:3px 0 0;border-radius:1px 1px 3px 3px;background:#fff',
  slot: 'display:block;width:8px;height:2px;margin:0 auto;background:#0b6b4f',
  edge: 'height:4px;background:#0b6b4f',
  main: 'padding:32px 6% 28px;background:#fff;border:1px solid #d9cfbd;border-top:0',
  title: `margin:0 0 20px;font:600 28px/1.2 ${SERIF};text-wrap:balance`,
  code: 'white-space:nowrap',
  text: 'margin:0 0 16px',
  part: `margin:32px 0 8px;font:600 20px/1.3 ${SERIF}`,
  // Beside each other where there is room.
  side: 'display:inline-block;width:48%;min-width:220px;vertical-align:top',
  party: `margin:0 0 4px;font:600 15px/1.4 ${SANS};color:#3a4a63`,
  table: 'width:100%;margin:0 0 24px;border-collapse:collapse;font-size:15px',
  label: `${CELL};text-align:start;font-weight:400;color:#3a4a63`,
  fact: `${CELL};text-align:end`,
  value: `${CELL};text-align:end;${FIGURES}`,
  totalLabel: 'padding:12px 6px;text-align:start;background:#fce8bc',
  totalValue: `padding:12px 6px;text-align:end;${FIGURES};background:#fce8bc;font-size:20px;line-height:1.2;font-weight:700`,
  frame:
    'margin:0 0 24px;padding:14px 16px;border:2px solid #10233f;font-weight:700;text-align:center',
  ending: `margin:32px 0 0;padding:24px 0 0;border-top:${LINE}`,
  action: 'margin:24px 0;border-collapse:separate;border-spacing:0',
  press: 'padding:0;border-radius:10px;background:#0b6b4f',
  button:
    'display:inline-block;padding:14px 24px;border-radius:10px;background:#0b6b4f;color:#fff;font-weight:600;line-height:1.25;text-decoration:none',
  signed: `margin:28px 0 0;font:italic 20px/1.3 ${SERIF}`,
  // A line that is rounded at its ends alone tapers there, as one that is drawn; programs without round corners draw it straight.
  stroke:
    'display:inline-block;padding:0 6px 5px 0;border-bottom:2px solid #10233f;border-radius:0 0 70% 30%/0 0 9px 5px',
  more: `margin:24px 0 0;padding:20px 0 0;border-top:${LINE};font-size:15px;line-height:1.9`,
  note: 'margin:0 0 16px;color:#3a4a63;font-size:14px',
  foot: 'margin:16px 6% 0;color:#3a4a63;font-size:13px;line-height:1.6',
  link: 'color:#0b6b4f;display:inline-block;margin:0 20px 0 0',
} as const

const style = (name: keyof typeof STYLES) => raw(` style="${STYLES[name]}"`)

/** Texts that must not break: a number such as `BB-0123456789`, the product's name, "e-mail". The text stays the same, since it may be an address. */
const WHOLE = new RegExp(
  String.raw`(\b[A-Z]+-[A-Z\d-]*\d\b|${BRAND.name}|${SHORT_FIRST_PART}\p{L}+)`,
  'u',
)

const unbroken = (text: string) =>
  text
    .split(WHOLE)
    .map((part, at) => (at % 2 === 1 ? html`<span ${style('code')}>${part}</span>` : part))

const markHtml = html`<span ${style('mark')} aria-hidden="true"
  ><span ${style('page')}><span ${style('line')}></span></span
  ><span ${style('box')}><span ${style('slot')}></span></span
></span>`

type Table = {
  lines: readonly PaperLine[]
  amounts: readonly PaperLine[]
  total?: PaperLine
  after: readonly PaperLine[]
}

const row = ({ label, value }: PaperLine, kind: 'fact' | 'value' = 'value') =>
  html`<tr>
    <th scope="row" ${style('label')}>${unbroken(label)}</th>
    <td ${style(kind)}>${unbroken(value)}</td>
  </tr>`

const totalRow = ({ label, value }: PaperLine) =>
  html`<tr>
    <th scope="row" ${style('totalLabel')}>${label}</th>
    <td ${style('totalValue')}>${value}</td>
  </tr>`

const tableHtml = ({ lines, amounts, total, after }: Table) =>
  html`<table ${style('table')}>
    ${lines.map((line) => row(line, 'fact'))} ${amounts.map((line) => row(line))}
    ${total ? totalRow(total) : ''} ${after.map((line) => row(line))}
  </table>`

const paperHtml = ({ title, facts: lines, amounts, total, after, parties }: Paper) =>
  html`<h2 ${style('part')}>${title}</h2>
    ${tableHtml({ lines, amounts: [], after: [] })}
    ${tableHtml({ lines: [], amounts, total, after })}
    ${parties.map(
      (party) =>
        html`<div ${style('side')}>
          <h2 ${style('party')}>${party.title}</h2>
          <p ${style('text')}>
            ${party.lines.map((line, at) => html`${at > 0 ? raw('<br />') : ''}${line}`)}
          </p>
        </div>`,
    )}`

/** A table, because some programs drop the padding of a link. */
const buttonHtml = ({ text, href }: Letter['links'][number]) =>
  html`<table role="presentation" ${style('action')}>
    <tr>
      <td ${style('press')}><a href="${href}" ${style('button')}>${text}</a></td>
    </tr>
  </table>`

const textsHtml = (texts: readonly string[], kind: 'text' | 'note' = 'text') =>
  texts.map((text) => html`<p ${style(kind)}>${unbroken(text)}</p>`)

const moreHtml = (links: Letter['links']) =>
  links.length === 0
    ? ''
    : html`<p ${style('more')}>
        ${links.map(({ text, href }) => html`<a href="${href}" ${style('link')}>${text}</a> `)}
      </p>`

/** The part below a paper, set off from it, and small. */
const endingHtml = ({ ending, paper }: Letter) =>
  paper && ending.length > 0
    ? html`<div ${style('ending')}>${textsHtml(ending, 'note')}</div>`
    : textsHtml(ending)

const signedHtml = (text: string) =>
  html`<p ${style('signed')}><span ${style('stroke')}>${text}</span></p>`

/** The first paragraph that is more than a greeting. */
const previewOf = ({ opening }: Letter) => opening.find((text) => text.length > 40) ?? ''

const sheetHtml = (letter: Letter) => {
  const { subject, headline = subject, opening, facts, framed, paper, signed, note, links } = letter
  const { button = 'last' } = letter
  const action = links.length > 1 && button !== 'none' ? links[0] : undefined
  const pressed = (at: typeof button) => (action && button === at ? buttonHtml(action) : '')
  const more = action ? links.slice(1) : links
  return html`<main ${style('main')}>
    <h1 ${style('title')}>${unbroken(headline)}</h1>
    ${textsHtml(opening)} ${pressed('early')}
    ${facts ? tableHtml({ amounts: [], after: [], ...facts }) : ''}
    ${framed ? html`<p ${style('frame')}>${unbroken(framed)}</p>` : ''}
    ${paper ? paperHtml(paper) : ''} ${endingHtml(letter)} ${pressed('last')}
    ${signed ? signedHtml(signed) : ''} ${note ? html`<p ${style('note')}>${note}</p>` : ''}
    ${moreHtml(more)}
  </main>`
}

/** A mail as a page of its own, with headings, table and language marked; every value is escaped by the template. */
export const letterHtml = async (letter: Letter): Promise<string> => {
  const { language, subject } = letter
  const page = html`<!doctype html>
    <html lang="${language}" dir="${LOCALES[language].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body ${style('body')}>
        <div ${style('preview')}>${previewOf(letter)}</div>
        <div ${style('desk')}>
          <p ${style('brand')}>${markHtml}${BRAND.name}</p>
          <div ${style('edge')}></div>
          ${sheetHtml(letter)}
          <p ${style('foot')}>${senderLine(language)}</p>
        </div>
      </body>
    </html>`
  return (await page).toString()
}
