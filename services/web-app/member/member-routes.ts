import { Hono } from 'hono'
import type { ServicesContext } from '#services/services-context.ts'
import { forMembers } from '#services/web-app/member-visit.ts'
import { showAccount } from './account-area.ts'
import { showMail, showMails } from './mail-pages.ts'
import { showCreditNote, showReceipt } from './paper-pages.ts'

/** What belongs to an account: licence, receipts, credit notes, mail. */
export const memberRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get(
    '/account',
    forMembers(services, (visit) => showAccount(visit, services.siteUrl)),
  )
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
