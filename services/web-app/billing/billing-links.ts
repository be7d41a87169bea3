import { PLACES } from '#features/destination/web-app-places.ts'
import type { ServiceMessages } from '#generated/messages.ts'
import { placeLink, type PageLanguages } from '#services/http/web-app-path.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'

/** The pages of Billing, below the web app. */
export const BILLING_PLACES = {
  account: 'account/',
  billing: 'account/billing/',
  stop: 'account/billing/stop/',
  resume: 'account/billing/resume/',
  plan: PLACES.plan,
  check: 'account/billing/plan/check/',
  card: 'account/billing/card/',
  details: 'account/details/',
  email: 'account/email/',
  emailWithdraw: 'account/email/withdraw/',
  confirm: 'account/email/confirm/',
  close: 'account/close/',
} as const

type BillingPlace = keyof typeof BILLING_PLACES

/** The query field that names the act just done, for the page that follows. */
export const SAID_FIELD = 'said'

/** The address of a page of Billing in the languages of another. */
export const billingLink = (place: BillingPlace, { locale, library }: PageLanguages): string =>
  placeLink(BILLING_PLACES[place], { locale, library })

/** Goes on to a page after a form, so that going back or loading again sends nothing twice. */
export const goTo = ({ context, tongues }: MemberVisit, place: BillingPlace): Response =>
  context.redirect(billingLink(place, tongues), 303)

/** Goes on to Billing, which says what has been done. */
export const goSaying = (
  { context, tongues }: MemberVisit,
  said: keyof ServiceMessages['billing']['said'],
): Response => {
  const { locale, library } = tongues
  const fields = { [SAID_FIELD]: said }
  return context.redirect(placeLink(BILLING_PLACES.billing, { locale, library, fields }), 303)
}
