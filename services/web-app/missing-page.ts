import { html } from 'hono/html'
import { page } from './page.ts'
import { placeLink, type PageLanguages } from './web-app-path.ts'
import { WORDS } from './words.ts'

/** The 404 page of the web app. */
export const missingPage = (tongues: PageLanguages) => {
  const { missingTitle: title, missingText: text, openLibrary } = WORDS[tongues.locale]
  const content = html`<a class="button" href="${placeLink('', tongues)}">${openLibrary}</a>`
  return page({ tongues, title, text, content })
}
