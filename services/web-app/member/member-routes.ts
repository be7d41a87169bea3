import { Hono } from 'hono'
import type { ServicesContext } from '#services/services-context.ts'
import { forVisitors } from '#services/web-app/member-visit.ts'
import { showAccount } from './account-area.ts'
import { showMail, showMails } from './mail-pages.ts'
import { showCreditNote, showReceipt } from './paper-pages.ts'

/** What belongs to an account: licence, receipts, credit notes, mail. */
export const memberRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get(
    '/account',
    forVisitors(services, (visit) => showAccount(visit, services.siteUrl)),
  )
  routes.get('/receipt/:number', forVisitors(services, showReceipt))
  routes.get('/credit-note/:number', forVisitors(services, showCreditNote))
  routes.get(
    '/mail',
    forVisitors(services, (visit) => showMails(visit, services)),
  )
  routes.get(
    '/mail/:id',
    forVisitors(services, (visit) => showMail(visit, services)),
  )
  return routes
}
