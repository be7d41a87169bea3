import { html } from 'hono/html'
import { emailSchema, normalizeEmail } from '#features/account/email.ts'
import {
  askEmailChange,
  emailLinkAddress,
  pendingEmailChange,
  withdrawEmailChange,
} from '#services/account/email-change.ts'
import { zoneOfAccount } from '#services/account/zone-of-account.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { siteLink } from '#services/http/site-link.ts'
import { writtenMoment } from '#services/papers/written.ts'
import { isMailHere } from '#services/web-app/is-mail-here.ts'
import {
  type MemberVisit,
  emailFieldHtml,
  page,
  type Html,
  alertHtml,
  statusHtml,
} from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { trailHtml, billingLink } from './billing-links.ts'

const MOST_CHARACTERS = 254

type Said = { alert?: string; done?: string; typed?: string }

const pendingHtml = async ({ database, tongues, userId, now }: MemberVisit): Promise<Html> => {
  const pending = await pendingEmailChange(database, { userId, now })
  if (!pending) return html``
  const { emailPending, emailWithdraw } = wordsOf(tongues.locale).billing
  const zone = await zoneOfAccount(database, { userId })
  const moment = writtenMoment(pending.expiresAt, { locale: tongues.locale, zone })
  return html`<form
    method="post"
    action="${billingLink('emailWithdraw', tongues)}"
    class="slip plain"
  >
    <p>${fillWords(emailPending, { new: pending.newEmail, moment })}</p>
    <button class="quiet">${emailWithdraw}</button>
  </form>`
}

const formPage = async (visit: MemberVisit, { alert, done, typed = '' }: Said): Promise<Html> => {
  const { tongues, signedInAs, services } = visit
  const contact = siteLink('contact', { siteUrl: services.siteUrl, locale: tongues.locale })
  const words = wordsOf(tongues.locale).billing
  return page({
    ...visit,
    title: words.emailTitle,
    text: fillWords(words.emailText, { email: signedInAs }),
    above: trailHtml(tongues),
    content: html`${alertHtml(alert)} ${statusHtml(done)} ${await pendingHtml(visit)}
      <form method="post" action="${billingLink('email', tongues)}" novalidate>
        ${emailFieldHtml({
          label: words.newEmail,
          autocomplete: 'email',
          typed,
          isWrong: alert !== undefined,
        })}
        <button>${words.emailButton}</button>
      </form>
      <p>
        ${words.emailLost} <a href="${contact}">${wordsOf(tongues.locale).member.toContact}</a>
      </p>`,
  })
}

/** The form for another address; a change that waits stands above it. */
export const showEmail = (visit: MemberVisit): Promise<Html> => formPage(visit, {})

/** Cancels a change that waits for its confirmation. */
export const withdrawEmail = async (visit: MemberVisit): Promise<Html> => {
  const { context, database, tongues, userId } = visit
  const words = wordsOf(tongues.locale).billing
  if (isCrossSite(context)) {
    context.status(403)
    return formPage(visit, { alert: words.foreign })
  }
  await withdrawEmailChange(database, userId)
  return formPage(visit, { done: words.emailWithdrawn })
}

type Sent = { id: string; newEmail: string }

const sentPage = (visit: MemberVisit, { id, newEmail }: Sent): Html => {
  const { tongues, signedInAs, services } = visit
  const words = wordsOf(tongues.locale).billing
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
export const askForEmail = async (visit: MemberVisit): Promise<Html> => {
  const { context, database, tongues, userId, signedInAs, now } = visit
  const { locale: language } = tongues
  const words = wordsOf(language).billing
  const refuse = (status: 403 | 422 | 429, said: { alert: string; typed?: string }) => {
    context.status(status)
    return formPage(visit, said)
  }
  if (isCrossSite(context)) return refuse(403, { alert: words.foreign })
  const { email } = await readForm(context, ['email'])
  const typed = email.slice(0, MOST_CHARACTERS)
  const newEmail = emailSchema.safeParse(typed).data
  if (newEmail === undefined) return refuse(422, { alert: words.emailWrong, typed })
  if (normalizeEmail(newEmail) === normalizeEmail(signedInAs)) {
    return refuse(422, { alert: words.emailSame, typed })
  }
  const id = await askEmailChange(database, { userId, newEmail, language, now })
  if (id === undefined) return refuse(429, { alert: words.emailOften, typed })
  return sentPage(visit, { id, newEmail })
}
