import type { Context } from 'hono'
import { html } from 'hono/html'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#features/signup/password.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { placeLink, WEB_APP_PATH } from '#services/http/web-app-path.ts'
import { arrivalQuery, parseArrival, type Arrival, wayOn } from '#services/web-app/arrival.ts'
import { trailHtml } from '#services/web-app/billing/billing-links.ts'
import { alertHtml, buttonHtml, page, type Html, type MemberVisit } from '#services/web-app/page.ts'
import { wordsOf } from '#services/words/words.ts'
import { loginAddress, PASSWORD_PLACE } from './login-pages.ts'

export const PASSWORD_FIELDS = { current: 'current', next: 'password' } as const

/** Query field that says that a password of the sign-up went (`confirmAddress`). */
const DROPPED_FIELD = 'dropped'

/** The page after a log-in that dropped a password: it says so, and leads on to the visitor's destination. */
export const droppedLink = (arrival: Arrival): string =>
  `${WEB_APP_PATH}/${PASSWORD_PLACE}?${DROPPED_FIELD}=1&${arrivalQuery(arrival)}`

/** The destination of a visitor whom the log-in sent to that page; undefined for anybody else. */
export const wayAfterDropped = ({ req }: Context): string | undefined => {
  if (req.query(DROPPED_FIELD) === undefined) return undefined
  const arrival = parseArrival(req.query())
  // Who had forgotten the password was on the way to this page.
  return wayOn(arrival.url === PASSWORD_PLACE ? { ...arrival, url: undefined } : arrival)
}

/** Posts the address to the form for logging in, whose link leads back here. */
const linkForm = ({ tongues, signedInAs }: MemberVisit): Html => {
  const { passwordByMail, passwordMailButton } = wordsOf(tongues.locale).member
  const arrival = { ...tongues, url: PASSWORD_PLACE }
  return html`<form method="post" action="${loginAddress(arrival)}">
    <p>${fillText(passwordByMail, { email: signedInAs })}</p>
    <input type="hidden" name="email" value="${signedInAs}" />
    <input type="hidden" name="password" value="" />
    <button class="quiet">${passwordMailButton}</button>
  </form>`
}

const field = (kind: 'current' | 'new', { label, hint }: { label: string; hint?: string }): Html =>
  html`<div class="field">
    <label for="${kind}-password">${label}</label>
    <input
      id="${kind}-password"
      name="${kind === 'new' ? PASSWORD_FIELDS.next : PASSWORD_FIELDS.current}"
      type="password"
      autocomplete="${kind}-password"
      maxlength="${PASSWORD_MAX_LENGTH}"
      ${hint === undefined ? '' : html`minlength="${PASSWORD_MIN_LENGTH}" aria-describedby="hint"`}
      required
    />
    ${hint === undefined ? '' : html`<small id="hint">${hint}</small>`}
  </div>`

type PasswordPage = {
  visit: MemberVisit
  hasPassword: boolean
  alert?: string | undefined
}

const form = ({ visit: { context, tongues, signedInAs, signIn } }: PasswordPage): Html => {
  const words = wordsOf(tongues.locale).member
  const isDropped = wayAfterDropped(context) !== undefined
  const action = isDropped
    ? droppedLink(parseArrival(context.req.query()))
    : placeLink(PASSWORD_PLACE, tongues)
  return html`<form method="post" action="${action}" novalidate>
    <input type="hidden" name="email" autocomplete="username" value="${signedInAs}" />
    ${signIn.isByMail ? '' : field('current', { label: words.currentPassword })}
    ${field('new', { label: words.newPassword, hint: words.passwordRule })}
    <button>${words.passwordButton}</button>
  </form>`
}

/** The page to set a password, for a visitor who has just opened the account's mailbox or knows the present password. */
export const passwordPage = (shown: PasswordPage): Html => {
  const { visit, hasPassword, alert } = shown
  const { tongues, context, signIn } = visit
  const words = wordsOf(tongues.locale).member
  const goOn = wayAfterDropped(context)
  const maySet = signIn.isByMail || hasPassword
  return page({
    ...visit,
    title: words.passwordTitle,
    text: words.passwordText,
    above: trailHtml(tongues),
    content: html`${goOn ? html`<p class="note">${words.passwordDropped}</p>` : ''}
    ${alertHtml(alert)} ${maySet ? form(shown) : ''} ${signIn.isByMail ? '' : linkForm(visit)}
    ${goOn ? buttonHtml(goOn, words.passwordSkip) : ''}`,
  })
}
