import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import type { SignIn } from '#services/keys/tokens.ts'
import { logo } from '#services/look/logo.ts'
import { pageFrame } from '#services/look/page-frame.ts'
import { wordsOf } from '#services/words/words.ts'
import { FACES_PATH, placeLink, WEB_APP_PATH, type PageLanguages } from '../http/web-app-path.ts'
import { searchForm } from './search-form.ts'
import { SHEET } from './style.ts'

export type Html = ReturnType<typeof html>

/** A request of somebody who is signed in. */
export type MemberVisit = {
  context: Context
  /** Holds the catalogue. */
  database: Database
  services: ServicesContext
  tongues: PageLanguages
  signedInAs: string
  userId: string
  signIn: SignIn
  now: Date
}

type PageParts = {
  tongues: PageLanguages
  title: string
  /** The language of the title, where it is not that of the page. */
  titleLanguage?: Locale
  text?: string
  /** Stands above the heading. */
  above?: Html
  content?: Html
  /** The signed-in address, where the page itself does not show it. */
  signedInAs?: string
  /** A room of the library instead of one sheet of paper: its content brings the heading along. */
  isRoom?: boolean
  /** Whether the content has a search of its own. */
  hasSearch?: boolean
  /** The part of the foot before its usual words. */
  foot?: Html
}

const header = ({ tongues, signedInAs, hasSearch }: PageParts): Html => {
  if (signedInAs === undefined)
    return html`<header class="bar"><span class="home">${logo}</span></header>`
  return html`<header class="bar">
    <a class="home" href="${placeLink('', tongues)}">${logo}</a>
    ${hasSearch ? '' : searchForm(tongues)}
    <a class="who" href="${placeLink('account/', tongues)}"
      ><b>${wordsOf(tongues.locale).member.account}</b> <small>${signedInAs}</small></a
    >
  </header>`
}

// Asked for before the sheet is read, the faces are there on the first page too.
const FACES = ['headline', 'text']
  .map(
    (face) =>
      `<link rel="preload" href="${WEB_APP_PATH}${FACES_PATH}/${face}.woff2" as="font" type="font/woff2" crossorigin>`,
  )
  .join('')

/** The heading of a page; its language is said where it is another one. */
export const titleHtml = ({ title, titleLanguage }: Pick<PageParts, 'title' | 'titleLanguage'>) =>
  html`<h1${titleLanguage ? raw(` lang="${titleLanguage}"`) : ''}>${title}</h1>`

/** A whole page of the stand-in; every value is escaped by the template. */
export const page = (parts: PageParts): Html => {
  const { title, text, above, content, tongues, isRoom, foot } = parts
  const { locale } = tongues
  const head = html`${above ?? ''} ${titleHtml(parts)} ${text ? html`<p>${text}</p>` : ''}`
  return pageFrame({
    locale,
    title: `${title} · ${BRAND.name}`,
    head: FACES,
    sheet: SHEET,
    body: html`${header(parts)}
        <main${isRoom ? raw(' class="wide"') : ''}>${isRoom ? '' : head} ${content ?? ''}</main>
        <footer class="foot">${foot ?? ''} ${wordsOf(locale).webApp.standIn}</footer>`,
  })
}

export type Fact = { label: string; value: string | undefined }

/** A list of what the site handed over; a missing value is named as such. */
export const factList = (facts: readonly Fact[], none: string): Html =>
  html`<dl>
    ${facts.map(
      ({ label, value }) =>
        html`<dt>${label}</dt><dd${value ? '' : raw(' class="none"')}>${value ?? none}</dd>`,
    )}
  </dl>`

type EmailField = {
  label: string
  autocomplete: 'email' | 'username'
  typed: string
  isWrong: boolean
}

/** The field of an address; what is wrong with it stands in the page's alert. */
export const emailFieldHtml = ({ label, autocomplete, typed, isWrong }: EmailField): Html =>
  html`<div class="field">
    <label for="email">${label}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="${autocomplete}"
      value="${typed}"
      ${isWrong ? html`aria-invalid="true" aria-describedby="alert"` : ''}
      required
    />
  </div>`

/** The error of a form; fields refer to it by its id. */
export const alertHtml = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="alert" id="alert" role="alert">${text}</p>`

/** A message that an act was done. */
export const statusHtml = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="done" role="status">${text}</p>`

/** A way on, as a button. */
export const buttonHtml = (href: string, text: string): Html =>
  html`<p><a class="button" href="${href}">${text}</a></p>`

/** A way back below a form. */
export const backHtml = (href: string, text: string): Html =>
  html`<p class="screen"><a href="${href}">${text}</a></p>`

type Line = { label: string; value: Html | string; action?: Html | undefined }

/** Facts with what may be done about each. */
export const rowsHtml = (lines: readonly Line[]): Html =>
  html`<dl class="rows">
    ${lines.map(
      ({ label, value, action }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
          ${action ? html`<dd class="act">${action}</dd>` : ''}
        </div>`,
    )}
  </dl>`
