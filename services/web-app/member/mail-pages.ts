import { and, desc, eq, sql } from 'drizzle-orm'
import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import { normalizeEmail } from '#features/account/email.ts'
import { zoneOfAccount } from '#services/account/zone-of-account.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { placeLink, type PageLanguages } from '#services/http/web-app-path.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import type { Letter } from '#services/mail/letter.ts'
import { paperFile } from '#services/papers/paper.ts'
import { writtenMoment } from '#services/papers/written.ts'
import { trailHtml } from '#services/web-app/billing/billing-links.ts'
import { type MemberVisit, page, type Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { factsHtml, paperFileLink, paperHtml } from './paper-html.ts'

/** As many as a page shows. */
const NEWEST = 20

const isOwn = ({ signedInAs }: MemberVisit) =>
  eq(sql`lower(${outboxMails.recipient})`, normalizeEmail(signedInAs))

/** The mails of an account, where there is no mail server that would have brought them. */
export const showMails = async (visit: MemberVisit): Promise<Html> => {
  const { database, tongues, signedInAs, services } = visit
  const { locale } = tongues
  const words = wordsOf(locale).member
  const title = words.mailTitle
  if (services.mailUrl !== undefined) {
    const text = fillWords(words.mailGoesOut, { email: signedInAs })
    return page({ ...visit, title, text, above: trailHtml(tongues) })
  }
  const mails = await database
    .select()
    .from(outboxMails)
    .where(isOwn(visit))
    .orderBy(desc(outboxMails.createdAt))
    .limit(NEWEST)
  const zone = await zoneOfAccount(database, visit)
  const items = await Promise.all(
    mails.map(async (mail) => {
      const letter = await letterOf(database, { mail, ...services })
      return html`<li>
        <a href="${placeLink(`mail/${mail.id}`, tongues)}" lang="${letter.language}"
          >${letter.subject}</a
        >
        <small>${writtenMoment(mail.createdAt, { locale, zone })}</small>
      </li>`
    }),
  )
  return page({
    ...visit,
    title,
    text: words.mailText,
    above: trailHtml(tongues),
    content: html`${
        items.length > 0
          ? html`<ul class="papers">
              ${items}
            </ul>`
          : html`<p>${words.noMail}</p>`
      } <small class="after">${words.mailHere}</small>`,
  })
}

/** The first of a mail's links is what it asks for. */
const linksHtml = ([action, ...others]: Letter['links']): Html =>
  html`${action ? html`<p><a class="button" href="${action.href}">${action.text}</a></p>` : ''}
    <ul class="pages">
      ${others.map(({ text, href }) => html`<li><a href="${href}">${text}</a></li>`)}
    </ul>`

const letterPart = (
  { opening, facts, framed, paper, ending, links }: Letter,
  tongues: PageLanguages,
): Html =>
  html`${opening.map((text) => html`<p>${text}</p>`)} ${facts ? factsHtml(facts) : ''}
  ${framed ? html`<p><strong>${framed}</strong></p>` : ''}
  ${
    paper
      ? html`<h2>${paper.title}</h2>
          ${paperHtml(paper)}
          <p><a href="${paperFileLink(paper, tongues)}">${paperFile(paper)}</a></p>`
      : raw('')
  }
  ${ending.map((text) => html`<p>${text}</p>`)} ${linksHtml(links)}`

/** One mail as it would have come; 404 for one to somebody else as for an unknown one. */
export const showMail = async (visit: MemberVisit): Promise<Html | undefined> => {
  const { context, database, tongues, services } = visit
  const id = z.safeParse(z.uuid(), context.req.param('id')).data
  if (id === undefined || services.mailUrl !== undefined) return undefined
  const [mail] = await database
    .select()
    .from(outboxMails)
    .where(and(eq(outboxMails.id, id), isOwn(visit)))
  if (!mail) return undefined
  const letter = await letterOf(database, { mail, ...services })
  const { locale } = tongues
  return page({
    ...visit,
    title: letter.subject,
    ...(letter.language !== locale && { titleLanguage: letter.language }),
    content: html`<div lang="${letter.language}">${letterPart(letter, tongues)}</div>
      <p class="screen">
        <a href="${placeLink('mail/', tongues)}">${wordsOf(locale).member.backToMail}</a>
      </p>`,
  })
}
