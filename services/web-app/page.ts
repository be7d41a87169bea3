import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { STYLE_ELEMENT } from './style.ts'
import { placeLink, type PageLanguages } from './web-app-path.ts'
import { WORDS } from './words.ts'

export type Html = ReturnType<typeof html>

type PageParts = {
  tongues: PageLanguages
  title: string
  /** Where it is not the language of the page. */
  titleLanguage?: Locale
  text?: string
  content?: Html
  /** Who is signed in, where the page itself does not say it. */
  signedInAs?: string
  isWide?: boolean
}

const header = ({ tongues, signedInAs }: PageParts): Html => {
  if (signedInAs === undefined) return html`<header>${BRAND.name}</header>`
  const who = fillText(WORDS[tongues.locale].signedInAs, { email: signedInAs })
  return html`<header>
    <a href="${placeLink('', tongues)}">${BRAND.name}</a>
    <span><a href="${placeLink('account/', tongues)}">${who}</a></span>
  </header>`
}

/** A whole page of the stand-in; every value is escaped by the template. */
export const page = (parts: PageParts): Html => {
  const { title, titleLanguage, text, content, tongues, isWide } = parts
  const { locale } = tongues
  return html`<!doctype html>
    <html lang="${locale}" dir="${LOCALES[locale].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${BRAND.name}</title>
        ${raw(STYLE_ELEMENT)}
      </head>
      <body>
        ${header(parts)}
        <main${isWide ? raw(' class="wide"') : ''}>
          <h1${titleLanguage ? raw(` lang="${titleLanguage}"`) : ''}>${title}</h1>
          ${text ? html`<p>${text}</p>` : ''} ${content ?? ''}
        </main>
        <footer>${WORDS[locale].standIn}</footer>
      </body>
    </html> `
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
