import { html, raw } from 'hono/html'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import type { FilledAgreement } from '#services/account/kept-agreement.ts'
import type { Entitlement } from '#services/entitlement/entitlement.ts'
import { siteLink } from '#services/http/site-link.ts'
import { writtenDate, writtenDay } from '#services/papers/written.ts'
import { textBehind } from '#services/search/document-texts.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { placeLink, type PageLanguages } from '../http/web-app-path.ts'
import { filledText } from './filled-text.ts'
import { trailHtml } from './library-pages.ts'
import { factList, page, titleHtml, type Html } from './page.ts'
import { templateText, type Block } from './template-blocks.ts'
import { labelLanguage, previewOf } from './template-list.ts'
import { textHtml } from './text-html.ts'

type Shown = {
  document: FoundDocument
  /** The site with the prices. */
  siteUrl: string
  tongues: PageLanguages
  signedInAs: string
  /** The visitor's licence; without one it is the free trial. */
  held: Entitlement | undefined
  /** The time zone of the visitor's days. */
  zone: string
  /** What the account has filled in on the first screen. */
  own: FilledAgreement | undefined
}

/** The way to the file and what gives the right to it, or what the free trial shows and where the plans are (S2 §6). */
const rightOf = ({ document, siteUrl, tongues, held, zone }: Shown): Html => {
  const { locale } = tongues
  const { download, mayDownload, savePdf, toPlans } = wordsOf(locale).member
  if (!held) {
    return html`<p class="note">${wordsOf(locale).webApp.previewNote}</p>
      <p><a class="button" href="${siteLink('plans', { siteUrl, locale })}">${toPlans}</a></p>`
  }
  const may = fillWords(mayDownload, {
    plan: PLAN_NAMES[held.plan],
    date: writtenDay(held.endsAt, { locale, zone }),
  })
  return html`<p class="note">${may}</p>
    <p>
      <a class="button" href="${placeLink(`download/${document.url}`, tongues)}">${download}</a>
    </p>
    <p><a href="${placeLink(`download/${document.url}.pdf`, tongues)}">${savePdf}</a></p>`
}

const cells = (row: readonly string[], tag: 'th' | 'td') =>
  row.map((text) => (tag === 'th' ? html`<th scope="col">${text}</th>` : html`<td>${text}</td>`))

const blockHtml = (block: Block): Html => {
  if (block.kind === 'table') {
    const [head = [], ...rows] = block.rows
    return html`<table>
      <thead>
        <tr>
          ${cells(head, 'th')}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${cells(row, 'td')}
            </tr>`,
        )}
      </tbody>
    </table>`
  }
  return block.kind === 'heading' ? html`<h3>${block.text}</h3>` : html`<p>${block.text}</p>`
}

type Written = ReturnType<typeof filledText>

/** What is read of a template: the document that is written out, or its outline. */
const bodyOf = ({ document }: Shown, written: Written) => {
  if (written) return { language: written.language, body: textHtml(written) }
  const { language, blocks } = templateText(document)
  return { language, body: html`${blocks.map(blockHtml)}` }
}

/** All that there is to read, and whether that is a whole document; without a plan it can be neither marked nor printed (S2 §6). */
const readingOf = (shown: Shown, written: Written): Html => {
  const { tongues, held } = shown
  const { wholeText, outline, outlineNote } = wordsOf(tongues.locale).webApp
  const { language, body } = bodyOf(shown, written)
  return html`<section class="reading${held ? '' : ' trial'}" aria-labelledby="text">
    <h2 id="text">${written ? wholeText : outline}</h2>
    ${written ? '' : html`<p class="note">${outlineNote}</p>`}
    <div lang="${language}">${body}</div>
  </section>`
}

/** For whose law a text is written, and when. */
const writtenFacts = ({ text: { law, written } }: NonNullable<Written>, locale: Locale) => {
  const words = wordsOf(locale).webApp
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(law)
  return [
    { label: words.law, value: country },
    { label: words.writtenOn, value: writtenDate(written, locale) },
  ]
}

const unconfirmed = (written: Written, locale: Locale): Html =>
  written && !written.text.confirmed ? html`<p>${wordsOf(locale).webApp.unconfirmed}</p>` : html``

/** What a template is called, and in which language: a text that is written out by its own title. */
const headingOf = ({ document, tongues: { library } }: Shown, written: Written) =>
  written
    ? { title: written.text.title, spoken: written.language }
    : { title: document.label, spoken: labelLanguage(document, library) }

const factsOf = ({ document, tongues: { locale } }: Shown, written: Written) => {
  const { departments, types, ...words } = wordsOf(locale).webApp
  const { language, department, type } = document
  return [
    { label: words.department, value: department && departments[department] },
    { label: words.type, value: type && types[type] },
    { label: words.templateLanguage, value: language && LOCALES[language].name },
    ...(written ? writtenFacts(written, locale) : []),
  ]
}

const previewHtml = (document: FoundDocument, alt: string): Html =>
  html`<img src="${previewOf(document, 600)}" alt="${alt}" width="600" height="778" />`

/** One template: its first page and its whole text, which are all that the free trial shows (S2 §6), the way to its file, and what is known of it. */
export const documentPage = (shown: Shown) => {
  const { document, tongues, signedInAs, own } = shown
  const { locale, library } = tongues
  const { departments, types, ...words } = wordsOf(locale).webApp
  const { department, type } = document
  const written = filledText(textBehind(document, library), own)
  const facts = factsOf(shown, written)
  const { title, spoken } = headingOf(shown, written)
  const more = department && {
    href: placeLink(`${department}/`, tongues),
    text: fillWords(words.moreIn, { department: departments[department] }),
  }
  return page({
    tongues,
    title,
    signedInAs,
    isRoom: true,
    content: html`<div class="document room${department ? raw(` of-${department}`) : ''}">
      <div class="side">
        ${trailHtml(tongues, department)} ${type ? html`<p class="tab">${types[type]}</p>` : ''}
        ${titleHtml({ title, ...(spoken !== locale && { titleLanguage: spoken }) })}
        ${written?.own ? html`<p class="note">${words.filledIn}</p>` : ''} ${rightOf(shown)}
        ${factList(facts, words.none)} ${unconfirmed(written, locale)}
        ${more ? html`<p><a href="${more.href}">${more.text}</a></p>` : ''}
      </div>
      <div class="sheets">
        ${written?.own ? '' : previewHtml(document, fillWords(words.previewAlt, { title }))}
        ${readingOf(shown, written)}
      </div>
    </div>`,
  })
}
