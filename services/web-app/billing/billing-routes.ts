import { Hono } from 'hono'
import type { ServicesContext } from '#services/context/services-context.ts'
import { forMembers } from '#services/web-app/member-visit.ts'
import { showBilling } from './billing-page.ts'
import { goToCard } from './card-page.ts'
import { checkChange } from './check-pages.ts'
import { close, showClose } from './close-page.ts'
import { saveDetails, showDetails } from './details-page.ts'
import { followEmailLink } from './email-confirm.ts'
import { askForEmail, showEmail, withdrawEmail } from './email-pages.ts'
import { planPage } from './plan-pages.ts'
import { resume, showStop, stop } from './renewal-pages.ts'

/** Subscription, card, details, address and end of an account (S2 §9 "My Account / Billing"). */
export const billingRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/account/billing', forMembers(services, showBilling))
  routes.get('/account/billing/stop', forMembers(services, showStop))
  routes.post('/account/billing/stop', forMembers(services, stop))
  routes.post('/account/billing/resume', forMembers(services, resume))
  const showPlans = forMembers(services, (visit) => planPage(visit))
  routes.get('/account/billing/plan', showPlans)
  routes.get('/account/billing/plan/check', showPlans)
  routes.post('/account/billing/plan/check', forMembers(services, checkChange))
  routes.get('/account/billing/card', forMembers(services, goToCard))
  routes.get('/account/details', forMembers(services, showDetails))
  routes.post('/account/details', forMembers(services, saveDetails))
  routes.get('/account/email', forMembers(services, showEmail))
  routes.post('/account/email', forMembers(services, askForEmail))
  routes.post('/account/email/withdraw', forMembers(services, withdrawEmail))
  routes.on(['GET', 'POST'], '/account/email/confirm', followEmailLink(services))
  routes.get('/account/close', forMembers(services, showClose))
  routes.post('/account/close', forMembers(services, close))
  return routes
}
