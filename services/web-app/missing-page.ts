import { page } from './page.ts'
import type { PageLanguages } from './web-app-path.ts'
import { WORDS } from './words.ts'

/** The 404 page of the web app. */
export const missingPage = (tongues: PageLanguages) => {
  const { missingTitle: title, missingText: text } = WORDS[tongues.locale]
  return page({ tongues, title, text })
}
