import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALES } from '#lib/config/locales.ts'
import { senderLine } from '#lib/util/postal-address.ts'
import type { Paper, PaperLine } from '#services/papers/paper.ts'
import type { Letter } from './letter.ts'

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const SERIF = 'Georgia,serif'

const LINE = '1px solid #e0e0df'

/** Mail programs drop style sheets: what is needed stands at the element. A sheet with its tab on the desk, nothing to load. */
const STYLES = {
  body: `margin:0;padding:24px 8px;background:#f3eee4;color:#10233f;font:16px/1.55 ${SANS}`,
  desk: 'max-width:600px;margin:0 auto',
  brand:
    'display:inline-block;margin:0;padding:8px 16px 6px;border-radius:8px 8px 0 0;background:#0b6b4f;color:#fff;font-size:15px;font-weight:600',
  main: 'padding:32px 24px;background:#fff;border:1px solid #d9cfbd;border-top:4px solid #0b6b4f',
  title: `margin:0 0 16px;font:600 28px/1.2 ${SERIF}`,
  part: `margin:32px 0 8px;font:600 20px/1.3 ${SERIF}`,
  table: 'width:100%;border-collapse:collapse',
  label: `padding:10px 16px 10px 0;text-align:start;vertical-align:top;font-weight:400;color:#3a4a63;border-bottom:${LINE}`,
  fact: `padding:10px 0;text-align:end;border-bottom:${LINE}`,
  value: `padding:10px 0;text-align:end;white-space:nowrap;border-bottom:${LINE}`,
  totalLabel: 'padding:12px 16px 12px 8px;text-align:start;background:#fce8bc',
  totalValue:
    'padding:12px 8px 12px 0;text-align:end;white-space:nowrap;background:#fce8bc;font-weight:700',
  action: 'margin:28px 0 0',
  button:
    'display:inline-block;padding:14px 24px;border-radius:8px;background:#0b6b4f;color:#fff;font-weight:600;text-decoration:none',
  more: `margin:32px 0 0;padding:16px 0 0;border-top:${LINE};font-size:15px;line-height:1.9`,
  foot: 'margin:16px 24px 0;color:#3a4a63;font-size:13px;line-height:1.6',
  link: 'color:#0b6b4f',
} as const

const style = (name: keyof typeof STYLES) => raw(` style="${STYLES[name]}"`)

const row = ({ label, value }: PaperLine, kind: 'fact' | 'value' = 'value') =>
  html`<tr>
    <th scope="row" ${style('label')}>${label}</th>
    <td ${style(kind)}>${value}</td>
  </tr>`

const totalRow = ({ label, value }: PaperLine) =>
  html`<tr>
    <th scope="row" ${style('totalLabel')}>${label}</th>
    <td ${style('totalValue')}>${value}</td>
  </tr>`

const paperHtml = ({ title, facts, amounts, total, after, parties }: Paper) =>
  html`<h2 ${style('part')}>${title}</h2>
    <table ${style('table')}>
      ${facts.map((line) => row(line, 'fact'))} ${amounts.map((line) => row(line))}
      ${totalRow(total)} ${after.map((line) => row(line))}
    </table>
    ${parties.map(
      (party) =>
        html`<h2 ${style('part')}>${party.title}</h2>
          <p>${party.lines.map((line, at) => html`${at > 0 ? raw('<br />') : ''}${line}`)}</p>`,
    )}`

const buttonHtml = ({ text, href }: Letter['links'][number]) =>
  html`<p ${style('action')}><a href="${href}" ${style('button')}>${text}</a></p>`

/** A mail as a page of its own, with headings, table and language marked; every value is escaped by the template. */
export const letterHtml = async (letter: Letter): Promise<string> => {
  const { language, subject, opening, paper, ending, links } = letter
  // What to do next comes first; a letter with the way to write to us alone asks for nothing.
  const action = links.length > 1 ? links[0] : undefined
  const more = action ? links.slice(1) : links
  const page = html`<!doctype html>
    <html lang="${language}" dir="${LOCALES[language].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body ${style('body')}>
        <div ${style('desk')}>
          <p ${style('brand')}>${BRAND.name}</p>
          <main ${style('main')}>
            <h1 ${style('title')}>${subject}</h1>
            ${opening.map((text) => html`<p>${text}</p>`)} ${paper ? paperHtml(paper) : ''}
            ${ending.map((text) => html`<p>${text}</p>`)} ${action ? buttonHtml(action) : ''}
            <p ${style('more')}>
              ${more.map(
                ({ text, href }, at) =>
                  html`${at > 0 ? raw('<br />') : ''}<a href="${href}" ${style('link')}
                      >${text}</a
                    >`,
              )}
            </p>
          </main>
          <p ${style('foot')}>${senderLine(language)}</p>
        </div>
      </body>
    </html>`
  return (await page).toString()
}
