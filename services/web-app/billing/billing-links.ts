import type { MemberVisit } from '#services/web-app/member-visit.ts'
import { placeLink, type PageLanguages } from '#services/web-app/web-app-path.ts'

/** The pages of Billing, below the web app. */
export const BILLING_PLACES = {
  account: 'account/',
  billing: 'account/billing/',
  stop: 'account/billing/stop/',
  resume: 'account/billing/resume/',
  plan: 'account/billing/plan/',
  check: 'account/billing/plan/check/',
  card: 'account/billing/card/',
  details: 'account/details/',
  email: 'account/email/',
  confirm: 'account/email/confirm/',
  close: 'account/close/',
} as const

type BillingPlace = keyof typeof BILLING_PLACES

/** What has just been done, told by the page that it leads to. */
export const SAID_FIELD = 'said'

/** The address of a page of Billing in the languages of another. */
export const billingLink = (
  place: BillingPlace,
  { locale, library }: PageLanguages,
  fields: Readonly<Record<string, string>> = {},
): string => placeLink(BILLING_PLACES[place], { locale, library, fields })

/** Goes on to a page after a form, so that going back or loading again sends nothing twice. */
export const goTo = (
  { context, tongues }: MemberVisit,
  place: BillingPlace,
  fields?: Readonly<Record<string, string>>,
): Response => context.redirect(billingLink(place, tongues, fields), 303)
