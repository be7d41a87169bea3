import { Hono } from 'hono'
import type { ServicesContext } from '#services/context/services-context.ts'
import { forMembers } from '#services/web-app/member-visit.ts'
import { sendApplication } from './apply-page.ts'
import { acceptTerms, showDesk } from './desk-page.ts'
import { showLinks } from './links-page.ts'
import { sendObjection, showObjection } from './object-page.ts'
import { showSales } from './sales-page.ts'

/** Applying to the affiliate programme, and the desk of who is in it (S2 §9 "Affiliate programme terms"). */
export const affiliateRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  const members = (show: Parameters<typeof forMembers>[1]) => forMembers(services, show)
  routes.get(
    '/affiliate',
    members((visit) => showDesk(visit, services)),
  )
  routes.post(
    '/affiliate',
    members((visit) => sendApplication(visit, services)),
  )
  routes.post(
    '/affiliate/terms',
    members((visit) => acceptTerms(visit, services)),
  )
  routes.get('/affiliate/sales', members(showSales))
  routes.get(
    '/affiliate/links',
    members((visit) => showLinks(visit, services)),
  )
  routes.get(
    '/affiliate/object',
    members((visit) => showObjection(visit, services)),
  )
  routes.post(
    '/affiliate/object',
    members((visit) => sendObjection(visit, services)),
  )
  return routes
}
