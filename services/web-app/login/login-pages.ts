import { html } from 'hono/html'
import { fillText } from '#lib/util/fill-text.ts'
import { WEB_APP_PATH } from '#services/http/web-app-path.ts'
import { arrivalQuery, type Arrival } from '#services/web-app/arrival.ts'
import { emailFieldHtml, page, type Html } from '#services/web-app/page.ts'
import { wordsOf } from '#services/words/words.ts'

/** The page for a password, below the web app. */
export const PASSWORD_PLACE = 'account/password/'

/** The address of the form with the query of the arrival. */
export const loginAddress = (arrival: Parameters<typeof arrivalQuery>[0]): string =>
  `${WEB_APP_PATH}/account/login/?${arrivalQuery(arrival)}`

const passwordField = (arrival: Arrival): Html => {
  const words = wordsOf(arrival.locale).webApp
  const forgot = loginAddress({
    locale: arrival.locale,
    library: arrival.library,
    url: PASSWORD_PLACE,
  })
  return html`<div class="field">
    <label for="password">${words.loginPassword}</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="current-password"
      aria-describedby="hint"
    />
    <small id="hint">${words.loginHint} <a href="${forgot}">${words.forgotTitle}</a></small>
  </div>`
}

type LoginPage = {
  arrival: Arrival
  /** The input that failed, and the reason. */
  failed?: { reason: 'email' | 'password'; email: string }
}

/** The form to log in with: a mailed link, or a password where one was chosen. */
export const loginPage = ({ arrival, failed }: LoginPage): Html => {
  const words = wordsOf(arrival.locale).webApp
  const wrong = { email: words.loginEmailWrong, password: words.loginWrong }
  const isForgotten = arrival.url === PASSWORD_PLACE
  return page({
    tongues: arrival,
    title: isForgotten ? words.forgotTitle : words.loginTitle,
    text: isForgotten ? words.forgotText : words.loginText,
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
        ${isForgotten ? '' : passwordField(arrival)}
        <button>${isForgotten ? words.forgotButton : words.loginButton}</button>
      </form>`,
  })
}

type SentPage = {
  arrival: Arrival
  email: string
  /** Whether the password that was typed counts once the link was opened. */
  confirmsPassword: boolean
  /** The address of the link, on a machine of one's own without a mail server. */
  openHere: string | undefined
}

/** The same for an address with an account and for one without. */
export const sentPage = ({ arrival, email, confirmsPassword, openHere }: SentPage): Html => {
  const words = wordsOf(arrival.locale).webApp
  return page({
    tongues: arrival,
    title: words.linkSentTitle,
    text: fillText(words.linkSentText, { email }),
    content: html`${
        openHere === undefined
          ? ''
          : html`<p class="note">${words.linkHere} <a href="${openHere}">${words.linkOpen}</a></p>`
      }
      ${confirmsPassword ? html`<p class="note">${words.linkConfirms}</p>` : ''}
      <p>${words.linkNotThere}</p>
      <p><a href="${loginAddress(arrival)}">${words.linkAgain}</a></p>`,
  })
}

type ConfirmPage = { arrival: Arrival; email: string; action: string }

/** Asks on a browser that did not ask for the link, so that no program which follows links logs anybody in. */
export const confirmPage = ({ arrival, email, action }: ConfirmPage): Html => {
  const words = wordsOf(arrival.locale).webApp
  return page({
    tongues: arrival,
    title: words.confirmTitle,
    text: fillText(words.confirmText, { email }),
    content: html`<form method="post" action="${action}">
      <button>${words.loginButton}</button>
    </form>`,
  })
}

/** Too many tries: links from one network, or wrong passwords, instead of which a link is to be had. */
export const patiencePage = (arrival: Arrival, of: 'links' | 'passwords'): Html => {
  const words = wordsOf(arrival.locale).webApp
  const title = words.patienceTitle
  if (of === 'links') return page({ tongues: arrival, title, text: words.patienceText })
  return page({
    tongues: arrival,
    title,
    text: words.patiencePasswords,
    content: html`<p><a class="button" href="${loginAddress(arrival)}">${words.toLogin}</a></p>`,
  })
}
