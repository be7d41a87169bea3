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
  const members = (show: Parameters<typeof forMembers>[1]) => forMembers(services, show)
  routes.get(
    '/account/billing',
    members((visit) => showBilling(visit, services)),
  )
  routes.get(
    '/account/billing/stop',
    members((visit) => showStop({ visit, services })),
  )
  routes.post(
    '/account/billing/stop',
    members((visit) => stop({ visit, services })),
  )
  routes.post('/account/billing/resume', members(resume))
  routes.get(
    '/account/billing/plan',
    members((visit) => planPage(visit)),
  )
  routes.get(
    '/account/billing/plan/check',
    members((visit) => planPage(visit)),
  )
  routes.post(
    '/account/billing/plan/check',
    members((visit) => checkChange({ visit, services })),
  )
  routes.get(
    '/account/billing/card',
    members((visit) => goToCard(visit, services)),
  )
  routes.get('/account/details', members(showDetails))
  routes.post(
    '/account/details',
    members((visit) => saveDetails(visit, services)),
  )
  routes.get(
    '/account/email',
    members((visit) => showEmail({ visit, services })),
  )
  routes.post(
    '/account/email',
    members((visit) => askForEmail({ visit, services })),
  )
  routes.post(
    '/account/email/withdraw',
    members((visit) => withdrawEmail({ visit, services })),
  )
  routes.on(['GET', 'POST'], '/account/email/confirm', followEmailLink(services))
  routes.get(
    '/account/close',
    members((visit) => showClose({ visit, services })),
  )
  routes.post(
    '/account/close',
    members((visit) => close({ visit, services })),
  )
  return routes
}
