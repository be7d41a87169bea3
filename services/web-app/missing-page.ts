import { html } from 'hono/html'
import { wordsOf } from '#services/words/words.ts'
import { placeLink, type PageLanguages } from '../http/web-app-path.ts'
import { page } from './page.ts'

/** The 404 page of the web app. */
export const missingPage = (tongues: PageLanguages) => {
  const { missingTitle: title, missingText: text, openLibrary } = wordsOf(tongues.locale).webApp
  const content = html`<a class="button" href="${placeLink('', tongues)}">${openLibrary}</a>`
  return page({ tongues, title, text, content })
}
