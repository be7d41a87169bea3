import { html, raw } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import { WEB_APP_PATH } from '#services/http/web-app-path.ts'
import { logo } from '#services/look/logo.ts'
import { RESULTS_STYLE } from './sheet.ts'

export type Html = ReturnType<typeof html>

/** The path of the results. */
export const RESULTS_PATH = `${WEB_APP_PATH}/results`

/** Stands wherever days are shown; those of experiments are the same. */
export const DAYS_NOTE = 'Days begin at midnight in Toronto.'

type Parts = {
  title: string
  content: Html
  /** The reader who is logged in; a page without one is one sheet of paper. */
  reader?: string
}

const header = (reader: string | undefined): Html =>
  reader === undefined
    ? html`<header class="bar"><span class="home">${logo}</span></header>`
    : html`<header class="bar">
        <a class="home" href="${RESULTS_PATH}">${logo}</a>
        <span class="who"><span>Logged in as </span><b>${reader}</b></span>
        <form method="post" action="${RESULTS_PATH}/logout">
          <button class="quiet">Log out</button>
        </form>
      </header>`

/** A whole page of the results, in English; every value is escaped by the template. */
export const resultsPage = ({ title, content, reader }: Parts): Html =>
  html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${BRAND.name}</title>
        ${raw(RESULTS_STYLE)}
      </head>
      <body>
        ${header(reader)}
        <main${reader === undefined ? '' : raw(' class="wide"')}>
          ${reader === undefined ? content : html`<div class="room">${content}</div>`}
        </main>
        <footer class="foot">Results of the site, for those whom its owner lists.</footer>
      </body>
    </html> `
