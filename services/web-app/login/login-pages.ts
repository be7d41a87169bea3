import { html } from 'hono/html'
import { fillText } from '#lib/util/fill-text.ts'
import { arrivalQuery, type Arrival } from '#services/web-app/arrival.ts'
import { emailFieldHtml, page, type Html } from '#services/web-app/page.ts'
import { WEB_APP_PATH } from '#services/web-app/web-app-path.ts'
import { WORDS } from '#services/web-app/words.ts'

/** Where the form is, and what it came with. */
export const loginAddress = (arrival: Arrival): string =>
  `${WEB_APP_PATH}/account/login/?${arrivalQuery(arrival)}`

type LoginPage = {
  arrival: Arrival
  /** What was typed, where it did not let in. */
  failed?: { reason: 'email' | 'password'; email: string }
}

/** The form to log in with: a mailed link, or a password where one was chosen. */
export const loginPage = ({ arrival, failed }: LoginPage): Html => {
  const words = WORDS[arrival.locale]
  const wrong = { email: words.loginEmailWrong, password: words.loginWrong }
  return page({
    tongues: arrival,
    title: words.loginTitle,
    text: words.loginText,
    content: html`${
        failed ? html`<p class="alert" id="alert" role="alert">${wrong[failed.reason]}</p>` : ''
      }
      <form method="post" action="${loginAddress(arrival)}">
        ${emailFieldHtml({
          label: words.email,
          autocomplete: 'username',
          typed: failed?.email ?? '',
          isWrong: failed !== undefined,
        })}
        <div class="field">
          <label for="password">${words.loginPassword}</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            aria-describedby="hint"
          />
          <small id="hint">${words.loginHint}</small>
        </div>
        <button>${words.loginButton}</button>
      </form>`,
  })
}

type SentPage = {
  arrival: Arrival
  email: string
  /** Where the link leads, on a machine of one's own without a mail server. */
  openHere: string | undefined
}

/** The same for an address with an account and for one without. */
export const sentPage = ({ arrival, email, openHere }: SentPage): Html => {
  const words = WORDS[arrival.locale]
  return page({
    tongues: arrival,
    title: words.linkSentTitle,
    text: fillText(words.linkSentText, { email }),
    content: html`${
        openHere === undefined
          ? ''
          : html`<p class="note">${words.linkHere} <a href="${openHere}">${words.linkOpen}</a></p>`
      }
      <p>${words.linkNotThere}</p>
      <p><a href="${loginAddress(arrival)}">${words.linkAgain}</a></p>`,
  })
}

type ConfirmPage = { arrival: Arrival; email: string; action: string }

/** Asks on a browser that did not ask for the link, so that no program which follows links logs anybody in. */
export const confirmPage = ({ arrival, email, action }: ConfirmPage): Html => {
  const words = WORDS[arrival.locale]
  return page({
    tongues: arrival,
    title: words.confirmTitle,
    text: fillText(words.confirmText, { email }),
    content: html`<form method="post" action="${action}">
      <button>${words.loginButton}</button>
    </form>`,
  })
}

/** Too many tries from one network, or for one address. */
export const patiencePage = (arrival: Arrival): Html => {
  const words = WORDS[arrival.locale]
  return page({ tongues: arrival, title: words.patienceTitle, text: words.patienceText })
}
