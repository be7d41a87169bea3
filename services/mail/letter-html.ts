import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALES } from '#lib/config/locales.ts'
import type { Paper, PaperLine } from '#services/papers/paper.ts'
import type { Letter } from './letter.ts'

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const SERIF = 'Georgia,serif'

/** Mail programs drop style sheets: what is needed stands at the element. Type and two colours, nothing to load. */
const STYLES = {
  body: `margin:0;padding:16px 8px;background:#fbfaf7;color:#10233f;font:16px/1.55 ${SANS}`,
  main: 'max-width:584px;margin:0 auto;padding:24px 20px;background:#fff;border:1px solid #d9d8d2',
  brand: 'margin:0 0 24px;color:#0b6b4f;font-weight:600',
  title: `margin:0 0 16px;font:600 26px/1.25 ${SERIF}`,
  part: `margin:32px 0 8px;font:600 19px/1.3 ${SERIF}`,
  table: 'width:100%;border-collapse:collapse',
  label: 'padding:8px 16px 8px 0;text-align:start;font-weight:400;border-bottom:1px solid #d9d8d2',
  fact: 'padding:8px 0;text-align:end;border-bottom:1px solid #d9d8d2',
  value: 'padding:8px 0;text-align:end;white-space:nowrap;border-bottom:1px solid #d9d8d2',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b4f;color:#fff;font-weight:600;text-decoration:none',
  foot: 'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d9d8d2;font-size:14px;line-height:1.9',
  link: 'color:#0b6b4f',
} as const

const style = (name: keyof typeof STYLES) => raw(` style="${STYLES[name]}"`)

const row = ({ label, value }: PaperLine, kind: 'fact' | 'value' | 'total' = 'value') =>
  html`<tr>
    <th scope="row" ${style('label')}>
      ${kind === 'total' ? html`<strong>${label}</strong>` : label}
    </th>
    <td ${style(kind === 'fact' ? 'fact' : 'value')}>
      ${kind === 'total' ? html`<strong>${value}</strong>` : value}
    </td>
  </tr>`

const paperHtml = ({ title, facts, amounts, total, after, parties }: Paper) =>
  html`<h2 ${style('part')}>${title}</h2>
    <table ${style('table')}>
      ${facts.map((line) => row(line, 'fact'))} ${amounts.map((line) => row(line))}
      ${row(total, 'total')} ${after.map((line) => row(line))}
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
        <title>${subject}</title>
      </head>
      <body ${style('body')}>
        <main ${style('main')}>
          <p ${style('brand')}>${BRAND.name}</p>
          <h1 ${style('title')}>${subject}</h1>
          ${opening.map((text) => html`<p>${text}</p>`)} ${paper ? paperHtml(paper) : ''}
          ${ending.map((text) => html`<p>${text}</p>`)} ${action ? buttonHtml(action) : ''}
          <p ${style('foot')}>
            ${more.map(
              ({ text, href }, at) =>
                html`${at > 0 ? raw('<br />') : ''}<a href="${href}" ${style('link')}>${text}</a>`,
            )}
          </p>
        </main>
      </body>
    </html>`
  return (await page).toString()
}
