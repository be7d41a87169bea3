import type { Context } from 'hono'
import { html } from 'hono/html'
import { emailSchema } from '#features/account/email.ts'
import {
  askEmailChange,
  confirmEmailChange,
  emailLinkAddress,
  emailLinkIn,
  findEmailChange,
} from '#services/account/email-change.ts'
import { fillWords } from '#services/fill-words.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { normalizeEmail } from '#services/user/normalize-email.ts'
import { parseArrival } from '#services/web-app/arrival.ts'
import { BILLING_WORDS } from '#services/web-app/billing-words.ts'
import { isForeign } from '#services/web-app/is-foreign.ts'
import { isMailHere } from '#services/web-app/is-mail-here.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import { MEMBER_WORDS } from '#services/web-app/member-words.ts'
import { emailFieldHtml, page, type Html } from '#services/web-app/page.ts'
import { WEB_APP_PATH, type PageLanguages } from '#services/web-app/web-app-path.ts'
import { alertHtml, buttonHtml, trailHtml } from './billing-html.ts'
import { billingLink } from './billing-links.ts'

const MOST_CHARACTERS = 254

const formPage = (
  visit: MemberVisit,
  { alert, typed = '' }: { alert?: string; typed?: string },
) => {
  const { tongues, signedInAs } = visit
  const words = BILLING_WORDS[tongues.locale]
  return page({
    ...visit,
    title: words.emailTitle,
    text: fillWords(words.emailText, { email: signedInAs }),
    above: trailHtml(tongues),
    content: html`${alertHtml(alert)}
      <form method="post" action="${billingLink('email', tongues)}" novalidate>
        ${emailFieldHtml({
          label: words.newEmail,
          autocomplete: 'email',
          typed,
          isWrong: alert !== undefined,
        })}
        <button>${words.emailButton}</button>
      </form>`,
  })
}

/** The form for another address. */
export const showEmail = async (visit: MemberVisit): Promise<Html> => formPage(visit, {})

type Sent = { visit: MemberVisit; services: ServicesContext; id: string; newEmail: string }

const sentPage = ({ visit, services, id, newEmail }: Sent): Html => {
  const { tongues, signedInAs } = visit
  const words = BILLING_WORDS[tongues.locale]
  const link = (side: 'old' | 'new', email: string) => {
    const href = emailLinkAddress({ id, side }, { ...services, locale: tongues.locale })
    return html`<li><a href="${href}">${email}</a></li>`
  }
  return page({
    ...visit,
    title: words.emailSentTitle,
    text: fillWords(words.emailSent, { old: signedInAs, new: newEmail }),
    above: trailHtml(tongues),
    content: html`${
      isMailHere(services)
        ? html`<div class="note">
            ${words.emailHere}
            <ul class="links">
              ${link('old', signedInAs)} ${link('new', newEmail)}
            </ul>
          </div>`
        : ''
    }`,
  })
}

/** Mails both addresses a link; the same answer for an address that another account has. */
export const askForEmail = async (visit: MemberVisit, services: ServicesContext): Promise<Html> => {
  const { context, database, tongues, userId, signedInAs, now } = visit
  const { locale: language } = tongues
  const words = BILLING_WORDS[language]
  const refuse = (status: 403 | 422 | 429, said: { alert: string; typed?: string }) => {
    context.status(status)
    return formPage(visit, said)
  }
  if (isForeign(context)) return refuse(403, { alert: words.foreign })
  const { email } = await context.req.parseBody()
  const typed = typeof email === 'string' ? email.slice(0, MOST_CHARACTERS) : ''
  const newEmail = emailSchema.safeParse(typed).data
  if (newEmail === undefined) return refuse(422, { alert: words.emailWrong, typed })
  if (normalizeEmail(newEmail) === normalizeEmail(signedInAs)) {
    return refuse(422, { alert: words.emailSame, typed })
  }
  const id = await askEmailChange(database, { userId, newEmail, language, now })
  if (id === undefined) return refuse(429, { alert: words.emailOften, typed })
  return sentPage({ visit, services, id, newEmail })
}

const toAccount = (tongues: PageLanguages): Html =>
  buttonHtml(billingLink('account', tongues), MEMBER_WORDS[tongues.locale].account)

/** `GET` and `POST /account/email/confirm`: asks for a press, so that no program which follows links confirms anything; needs no session. */
export const followEmailLink = (services: ServicesContext) => async (context: Context) => {
  const { database, hashKey, now } = services
  const tongues = parseArrival(context.req.query())
  const words = BILLING_WORDS[tongues.locale]
  const over = () =>
    context.html(
      page({
        tongues,
        title: words.overTitle,
        text: words.overText,
        content: toAccount(tongues),
      }),
      410,
    )
  const link = emailLinkIn(context.req.query(), hashKey)
  if (!link) return over()
  const asked = { link, now: now() }
  const queries = await database.get()
  const isPress = context.req.method === 'POST' && !isForeign(context)
  if (!isPress) {
    const found = await findEmailChange(queries, asked)
    if (!found) return over()
    const action = `${WEB_APP_PATH}/account/email/confirm/${new URL(context.req.url).search}`
    const content = html`<form method="post" action="${action}">
      <button>${words.confirmButton}</button>
    </form>`
    const text = fillWords(words.confirmText, { old: found.oldEmail, new: found.newEmail })
    const status = context.req.method === 'POST' ? 403 : 200
    return context.html(page({ tongues, title: words.confirmTitle, text, content }), status)
  }
  const done = await confirmEmailChange(queries, asked)
  if (done.kind === 'done') {
    const text = fillWords(words.doneText, { new: done.newEmail })
    return context.html(
      page({ tongues, title: words.doneTitle, text, content: toAccount(tongues) }),
    )
  }
  if (done.kind === 'half') {
    return context.html(page({ tongues, title: words.halfTitle, text: words.halfText }))
  }
  if (done.kind === 'over') return over()
  const content = toAccount(tongues)
  return context.html(
    page({ tongues, title: words.takenTitle, text: words.takenText, content }),
    409,
  )
}
