import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import { STYLE_ELEMENT } from './style.ts'
import { WORDS } from './words.ts'

type Html = ReturnType<typeof html>

type PageParts = { locale: Locale; title: string; text: string; content?: Html }

/** A whole page of the stand-in; every value is escaped by the template. */
export const page = ({ locale, title, text, content }: PageParts): Html =>
  html`<!doctype html>
    <html lang="${locale}" dir="${LOCALES[locale].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${BRAND.name}</title>
        ${raw(STYLE_ELEMENT)}
      </head>
      <body>
        <header>${BRAND.name}</header>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${content ?? ''}
        </main>
        <footer>${WORDS[locale].standIn}</footer>
      </body>
    </html> `

export type Fact = { label: string; value: string | undefined }

/** A list of what the site handed over; a missing value is named as such. */
export const factList = (facts: readonly Fact[], none: string): Html =>
  html`<dl>
    ${facts.map(
      ({ label, value }) =>
        html`<dt>${label}</dt><dd${value ? '' : raw(' class="none"')}>${value ?? none}</dd>`,
    )}
  </dl>`
