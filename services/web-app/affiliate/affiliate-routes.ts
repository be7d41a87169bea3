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
  routes.get('/affiliate', forMembers(services, showDesk))
  routes.post('/affiliate', forMembers(services, sendApplication))
  routes.post('/affiliate/terms', forMembers(services, acceptTerms))
  routes.get('/affiliate/sales', forMembers(services, showSales))
  routes.get('/affiliate/links', forMembers(services, showLinks))
  routes.get('/affiliate/object', forMembers(services, showObjection))
  routes.post('/affiliate/object', forMembers(services, sendObjection))
  return routes
}
