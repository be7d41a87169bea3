import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALES } from '#lib/config/locales.ts'
import type { Paper, PaperLine } from '#services/papers/paper.ts'
import type { Letter } from './letter.ts'

/** Mail programs drop style sheets: what is needed stands at the element. Type and two colours, nothing to load. */
const STYLES = {
  body: 'margin:0;padding:24px;background:#fbfaf7;color:#10233f;font:16px/1.5 Georgia,serif',
  main: 'max-width:600px;margin:0 auto;padding:24px;background:#fff;border:1px solid #d9d8d2',
  title: 'margin:0 0 16px;font-size:24px;line-height:1.25',
  part: 'margin:32px 0 8px;font-size:18px',
  table: 'width:100%;border-collapse:collapse',
  label: 'padding:8px 16px 8px 0;text-align:start;font-weight:400;border-bottom:1px solid #d9d8d2',
  value: 'padding:8px 0;text-align:end;white-space:nowrap;border-bottom:1px solid #d9d8d2',
  link: 'color:#0b6b4f',
} as const

const style = (name: keyof typeof STYLES) => raw(` style="${STYLES[name]}"`)

const row = ({ label, value }: PaperLine, isTotal = false) =>
  html`<tr>
    <th scope="row" ${style('label')}>${isTotal ? html`<strong>${label}</strong>` : label}</th>
    <td ${style('value')}>${isTotal ? html`<strong>${value}</strong>` : value}</td>
  </tr>`

const paperHtml = ({ title, facts, amounts, total, after, parties }: Paper) =>
  html`<h2 ${style('part')}>${title}</h2>
    <table ${style('table')}>
      ${facts.map((line) => row(line))} ${amounts.map((line) => row(line))} ${row(total, true)}
      ${after.map((line) => row(line))}
    </table>
    ${parties.map(
      (party) =>
        html`<h2 ${style('part')}>${party.title}</h2>
          <p>${party.lines.map((line, at) => html`${at > 0 ? raw('<br />') : ''}${line}`)}</p>`,
    )}`

/** A mail as a page of its own, with headings, table and language marked; every value is escaped by the template. */
export const letterHtml = async (letter: Letter): Promise<string> => {
  const { language, subject, opening, paper, ending, links } = letter
  const page = html`<!doctype html>
    <html lang="${language}" dir="${LOCALES[language].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body ${style('body')}>
        <main ${style('main')}>
          <h1 ${style('title')}>${subject}</h1>
          ${opening.map((text) => html`<p>${text}</p>`)} ${paper ? paperHtml(paper) : ''}
          ${ending.map((text) => html`<p>${text}</p>`)}
          <ul>
            ${links.map(
              ({ text, href }) => html`<li><a href="${href}" ${style('link')}>${text}</a></li>`,
            )}
          </ul>
          <p>${BRAND.name}</p>
        </main>
      </body>
    </html>`
  return (await page).toString()
}
