import { html, raw } from 'hono/html'
import { placeLink, type PageLanguages } from '#services/http/web-app-path.ts'
import type { Letter } from '#services/mail/letter.ts'
import { paperFile, type Paper, type PaperLine } from '#services/papers/paper.ts'
import { rowsHtml, type Html } from '#services/web-app/page.ts'

const row = ({ label, value }: PaperLine, isTotal = false): Html =>
  html`<tr${isTotal ? raw(' class="total"') : ''}>
    <th scope="row">${label}</th>
    <td>${value}</td>
  </tr>`

/** The facts of a mail at a glance. */
export const factsHtml = ({ lines, total }: NonNullable<Letter['facts']>): Html =>
  html`<table>
    ${lines.map((line) => row(line))} ${total ? row(total, true) : ''}
  </table>`

/** A receipt or credit note as part of a page. */
export const paperHtml = ({ facts, amounts, total, after, parties }: Paper): Html =>
  html`${rowsHtml(facts)}
    <table>
      ${amounts.map((line) => row(line))} ${row(total, true)} ${after.map((line) => row(line))}
    </table>
    <div class="parties">
      ${parties.map(
        ({ title, lines }) =>
          html`<section>
            <h2>${title}</h2>
            <p>${lines.map((line, at) => html`${at > 0 ? raw('<br />') : ''}${line}`)}</p>
          </section>`,
      )}
    </div>`

/** The address of a paper's file, for its owner. */
export const paperFileLink = (
  paper: Pick<Paper, 'kind' | 'number'>,
  tongues: PageLanguages,
): string => placeLink(`${paper.kind}/${paperFile(paper)}`, tongues)
