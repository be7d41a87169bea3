import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import { faceRules, tokenRules } from './faces.ts'

/** A sheet as an element, in one piece since white space would change its hash, and the source expression that allows it in a policy. */
export type Sheet = { element: string; source: string }

/** Rules as a sheet that begins with the faces of a folder and the colours of the site. */
export const sheetOf = (faces: string, ...rules: readonly string[]): Sheet => {
  const text = [faceRules(faces), tokenRules(), ...rules].join('')
  const hash = createHash('sha256').update(text).digest('base64')
  return { element: `<style>${text}</style>`, source: `'sha256-${hash}'` }
}

type Allowed = {
  /** Drawn previews of the same origin. */
  hasImages?: boolean
  /** The origin that the answer to a form leads to: Chromium holds that to it as well. */
  formsTo?: string
}

/** The policy of a page that loads its sheet and its faces alone, and is framed by nobody. */
export const pagePolicy = (
  { source }: Sheet,
  { hasImages = false, formsTo }: Allowed = {},
): string =>
  [
    "default-src 'none'",
    `style-src ${source}`,
    ...(hasImages ? ["img-src 'self'"] : []),
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${formsTo ? ` ${formsTo}` : ''}`,
    "frame-ancestors 'none'",
  ].join('; ')

type Framed = {
  locale: Locale
  title: string
  sheet: Sheet
  body: ReturnType<typeof html>
  /** Stands before the sheet. */
  head?: string
}

/** A whole page around its body, which no search engine keeps; every value is escaped by the template. */
export const pageFrame = ({ locale, title, sheet, body, head = '' }: Framed) =>
  html`<!doctype html>
    <html lang="${locale}" dir="${LOCALES[locale].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(head)} ${raw(sheet.element)}
      </head>
      <body>
        ${body}
      </body>
    </html> `
