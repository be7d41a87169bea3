import type { Context } from 'hono'
import { html } from 'hono/html'
import {
  confirmEmailChange,
  emailLinkIn,
  findEmailChange,
  type EmailConfirmation,
} from '#services/account/email-change.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { isCrossSite } from '#services/http/posted-form.ts'
import { WEB_APP_PATH } from '#services/http/web-app-path.ts'
import { parseArrival } from '#services/web-app/arrival.ts'
import { page, buttonHtml } from '#services/web-app/page.ts'
import { letIn, sessionAccount } from '#services/web-app/session.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { billingLink } from './billing-links.ts'

const STATUS = { half: 200, done: 200, taken: 409, over: 410 } as const

/** The page for the outcome of a link, also when it is opened once more. */
const outcomePage = (context: Context, outcome: EmailConfirmation) => {
  const tongues = parseArrival(context.req.query())
  const words = wordsOf(tongues.locale).billing
  const { kind } = outcome
  const text =
    kind === 'done' ? fillWords(words.doneText, { new: outcome.newEmail }) : words[`${kind}Text`]
  const { account, passwordDropped } = wordsOf(tongues.locale).member
  const isDropped = kind === 'done' && outcome.given?.dropsPassword === true
  const content = html`${isDropped ? html`<p class="note">${passwordDropped}</p>` : ''}
  ${kind === 'half' ? '' : buttonHtml(billingLink('account', tongues), account)}`
  return context.html(page({ tongues, title: words[`${kind}Title`], text, content }), STATUS[kind])
}

type Addresses = { oldEmail: string; newEmail: string }

const askPage = (context: Context, { oldEmail, newEmail }: Addresses) => {
  const tongues = parseArrival(context.req.query())
  const words = wordsOf(tongues.locale).billing
  const action = `${WEB_APP_PATH}/account/email/confirm/${new URL(context.req.url).search}`
  const content = html`<form method="post" action="${action}">
    <button>${words.confirmButton}</button>
  </form>`
  const text = fillWords(words.confirmText, { old: oldEmail, new: newEmail })
  const status = context.req.method === 'POST' ? 403 : 200
  return context.html(page({ tongues, title: words.confirmTitle, text, content }), status)
}

/** `GET` and `POST /account/email/confirm`: asks for a press, so that no program which follows links confirms; ends sign-ins but this one. */
export const followEmailLink = (services: ServicesContext) => async (context: Context) => {
  const { database, hashKey, now } = services
  const link = emailLinkIn(context.req.query(), hashKey)
  if (!link) return outcomePage(context, { kind: 'over' })
  const asked = { link, now: now() }
  const queries = await database.get()
  if (context.req.method !== 'POST' || isCrossSite(context)) {
    const found = await findEmailChange(queries, asked)
    return found.kind === 'asked' ? askPage(context, found) : outcomePage(context, found)
  }
  const signedInAs = await sessionAccount(context, services)
  const outcome = await confirmEmailChange(queries, asked)
  if (outcome.kind === 'done' && outcome.given && outcome.userId === signedInAs?.userId) {
    const { userId, given } = outcome
    await letIn(context, { services, userId, number: given.number })
  }
  return outcomePage(context, outcome)
}
