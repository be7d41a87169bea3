import { html } from 'hono/html'
import { LOCALES } from '#lib/config/locales.ts'
import { wordsOf } from '#services/words/words.ts'
import { WEB_APP_PATH, placeLink, type PageLanguages } from '../http/web-app-path.ts'
import { arrivalQuery, type Arrival } from './arrival.ts'
import { factList, page } from './page.ts'

/** The 404 page of the web app. */
export const missingPage = (tongues: PageLanguages) => {
  const { missingTitle: title, missingText: text, openLibrary } = wordsOf(tongues.locale).webApp
  const content = html`<a class="button" href="${placeLink('', tongues)}">${openLibrary}</a>`
  return page({ tongues, title, text, content })
}

/** Says why nobody is signed in, with a way to the login page that keeps the destination. */
export const signedOutPage = (arrival: Arrival, reason: 'refused' | 'signedOut') => {
  const words = wordsOf(arrival.locale).webApp
  const login = `${WEB_APP_PATH}/account/login/?${arrivalQuery(arrival)}`
  return page({
    tongues: arrival,
    title: words[`${reason}Title`],
    text: words[`${reason}Text`],
    content: html`<a class="button" href="${login}">${words.toLogin}</a>`,
  })
}

/** The place of account creation: an inert form and what the link carried. */
export const createPage = (arrival: Arrival) => {
  const { locale, library } = arrival
  const words = wordsOf(locale).webApp
  const facts = [
    { label: words.language, value: LOCALES[locale].name },
    { label: words.library, value: LOCALES[library].name },
    { label: words.destination, value: arrival.url },
    { label: words.search, value: arrival.search },
  ]
  return page({
    tongues: arrival,
    title: words.createTitle,
    text: words.createText,
    content: html`<form>
        <fieldset disabled>
          <label for="email">${words.email}</label
          ><input id="email" type="email" autocomplete="username" />
        </fieldset>
      </form>
      ${factList(facts, words.none)}`,
  })
}
