import { html } from 'hono/html'
import { emailFieldHtml } from '#services/web-app/page.ts'
import { RESULTS_PATH, resultsPage, type Html } from './results-page.ts'

/** The reason why a form or a link did not sign in. */
export type Refusal = 'email' | 'link' | 'foreign'

const REFUSALS: Readonly<Record<Refusal, string>> = {
  email: 'Write an e-mail address, such as name@example.com.',
  link: 'This link does not work here: it has been used, is older than 15 minutes, or was asked for in another browser. Ask for a new one in this browser.',
  foreign: 'This form came from another site. Please send it again from here.',
}

/** Asks for the address of a reader. */
export const askPage = (failed?: { refusal: Refusal; email?: string }): Html =>
  resultsPage({
    title: 'Results',
    content: html`<h1>Results</h1>
      <p>What pages, offers and experiments brought. Whoever may read it gets a link by mail.</p>
      ${failed ? html`<p class="alert" id="alert" role="alert">${REFUSALS[failed.refusal]}</p>` : ''}
      <form method="post" action="${RESULTS_PATH}/login">
        ${emailFieldHtml({
          label: 'E-mail address',
          autocomplete: 'email',
          typed: failed?.email ?? '',
          isWrong: failed?.refusal === 'email',
        })}
        <button>Send the link</button>
      </form>`,
  })

/** The same for an address that is listed and for one that is not. */
export const sentPage = (email: string): Html =>
  resultsPage({
    title: 'Look into your mail',
    content: html`<h1>Look into your mail</h1>
      <p>
        If <b>${email}</b> may read the results, a link is on its way. It works once, within 15
        minutes, in this browser.
      </p>
      <p><a href="${RESULTS_PATH}">Ask again</a></p>`,
  })

/** Too many tries from one network, or for one address. */
export const patiencePage = (): Html =>
  resultsPage({
    title: 'Too many tries',
    content: html`<h1>Too many tries</h1>
      <p>Please wait a quarter of an hour, then ask again.</p>`,
  })
