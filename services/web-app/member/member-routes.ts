import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { numberIn } from '#features/orders/document-numbers.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { isCrossSite } from '#services/http/posted-form.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import { paperPdf } from '#services/papers/paper-pdf.ts'
import { paperFile, type Paper } from '#services/papers/paper.ts'
import { PDF_TYPE } from '#services/papers/pdf-sheet.ts'
import { creditNotePaper, receiptPaper } from '#services/papers/receipt-paper.ts'
import { askForData, namesData } from '#services/person/ask-for-data.ts'
import { personFile } from '#services/person/export-person.ts'
import {
  trailHtml,
  BILLING_PLACES,
  goTo,
  NOTICE_FIELD,
} from '#services/web-app/billing/billing-links.ts'
import { forMembers } from '#services/web-app/member-visit.ts'
import { type MemberVisit, page, type Html } from '#services/web-app/page.ts'
import { wordsOf } from '#services/words/words.ts'
import { showAccount } from './account-area.ts'
import { showMail, showMails } from './mail-pages.ts'
import { paperFileLink, paperHtml } from './paper-html.ts'

/** `POST /account/data`: mails a link, and goes back to the account, which says so (GDPR Art. 15, 20). */
const askData = async (visit: MemberVisit): Promise<Response> => {
  const { context, database, tongues, userId, signedInAs: email, now } = visit
  if (isCrossSite(context)) return goTo(visit, 'account')
  await askForData(database, { userId, email, language: tongues.locale, now })
  const fields = { [NOTICE_FIELD]: 'dataSent' }
  return context.redirect(placeLink(BILLING_PLACES.account, { ...tongues, fields }), 303)
}

const named = z.object({ id: z.uuid() })

/** `GET /account/data/file`: the data as one ZIP, for the account that was mailed the link within a day; made now, and kept nowhere. */
const sendData = async (visit: MemberVisit): Promise<Response | undefined> => {
  const { context, database, userId, signedInAs: email, now } = visit
  const query = named.safeParse(context.req.query()).data
  if (!query || !(await namesData(database, { ...query, email, now }))) return undefined
  const file = await personFile(database, { person: { userId, email } })
  return context.body(new Uint8Array(file), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="data.zip"',
    'Cache-Control': 'no-store',
  })
}

const paperPage = (visit: MemberVisit, paper: Paper): Html => {
  const { tongues } = visit
  const { savePdf, print } = wordsOf(tongues.locale).member
  return page({
    ...visit,
    title: paper.title,
    above: trailHtml(tongues, 'billing'),
    content: html`<p class="file-way">
        <a class="button" href="${paperFileLink(paper, tongues)}">${savePdf}</a>
      </p>
      ${paperHtml(paper)}
      <p class="screen">${print}</p>`,
  })
}

const FILE_END = '.pdf'

const isFile = ({ context }: MemberVisit) => context.req.path.endsWith(FILE_END)

const numberOf = ({ context }: MemberVisit, letter: 'R' | 'C') => {
  const name = context.req.param('number') ?? ''
  return numberIn(letter, name.endsWith(FILE_END) ? name.slice(0, -FILE_END.length) : name)
}

/** A paper to read and print, or to keep as a file. */
const showPaper = async (visit: MemberVisit, paper: Paper): Promise<Html | Response> =>
  isFile(visit)
    ? visit.context.body(new Uint8Array(await paperPdf(paper)), 200, {
        'Content-Type': PDF_TYPE,
        'Content-Disposition': `inline; filename="${paperFile(paper)}"`,
      })
    : paperPage(visit, paper)

/** A receipt, as a page or with `.pdf` as a file; 404 for one of somebody else as for an unknown one. */
const showReceipt = async (visit: MemberVisit): Promise<Html | Response | undefined> => {
  const { database, userId, tongues } = visit
  const receipt = numberOf(visit, 'R')
  if (receipt === undefined) return undefined
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.receipt, receipt), eq(orders.userId, userId)))
  return order && showPaper(visit, receiptPaper(order, tongues.locale))
}

/** A credit note, as above. */
const showCreditNote = async (visit: MemberVisit): Promise<Html | Response | undefined> => {
  const { database, userId, tongues } = visit
  const creditNote = numberOf(visit, 'C')
  if (creditNote === undefined) return undefined
  const [given] = await database
    .select({ order: orders, refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.number, refunds.orderNumber))
    .where(and(eq(refunds.creditNote, creditNote), eq(orders.userId, userId)))
  return given && showPaper(visit, creditNotePaper(given, tongues.locale))
}

/** The routes of an account: licence, receipts, credit notes, mail. */
export const memberRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/account', forMembers(services, showAccount))
  routes.post('/account/data', forMembers(services, askData))
  routes.get('/account/data/file', forMembers(services, sendData))
  routes.get('/receipt/:number', forMembers(services, showReceipt))
  routes.get('/credit-note/:number', forMembers(services, showCreditNote))
  routes.get('/mail', forMembers(services, showMails))
  routes.get('/mail/:id', forMembers(services, showMail))
  return routes
}
