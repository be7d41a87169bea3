import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { numberIn } from '#features/orders/document-numbers.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { creditNotePaper } from '#services/papers/credit-note-paper.ts'
import { PDF_TYPE, paperPdf } from '#services/papers/paper-pdf.ts'
import { paperFile, type Paper } from '#services/papers/paper.ts'
import { receiptPaper } from '#services/papers/receipt-paper.ts'
import { trailHtml } from '#services/web-app/billing/billing-html.ts'
import { forMembers, type MemberVisit } from '#services/web-app/member-visit.ts'
import { page, type Html } from '#services/web-app/page.ts'
import { wordsOf } from '#services/words/words.ts'
import { showAccount } from './account-area.ts'
import { askData, sendData } from './data-pages.ts'
import { showMail, showMails } from './mail-pages.ts'
import { paperFileLink, paperHtml } from './paper-html.ts'

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
  routes.get(
    '/account',
    forMembers(services, (visit) => showAccount(visit, services.siteUrl)),
  )
  routes.post('/account/data', forMembers(services, askData))
  routes.get('/account/data/file', forMembers(services, sendData))
  routes.get('/receipt/:number', forMembers(services, showReceipt))
  routes.get('/credit-note/:number', forMembers(services, showCreditNote))
  routes.get(
    '/mail',
    forMembers(services, (visit) => showMails(visit, services)),
  )
  routes.get(
    '/mail/:id',
    forMembers(services, (visit) => showMail(visit, services)),
  )
  return routes
}
