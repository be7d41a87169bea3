import { html } from 'hono/html'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { ServiceMessages } from '#generated/messages.ts'
import type { Locale } from '#lib/config/locales.ts'
import { type PlanId, PLAN_NAMES } from '#lib/config/plans.ts'
import { placeLink, type PageLanguages } from '#services/http/web-app-path.ts'
import type { Html, MemberVisit } from '#services/web-app/page.ts'
import { countedWords, wordsOf } from '#services/words/words.ts'

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
export const NOTICE_FIELD = 'said'

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
  const fields = { [NOTICE_FIELD]: said }
  return context.redirect(placeLink(BILLING_PLACES.billing, { locale, library, fields }), 303)
}

/** The names of the pages that have others below them. */
const TRAIL_NAMES = {
  account: (locale: Locale) => wordsOf(locale).member.accountTitle,
  billing: (locale: Locale) => wordsOf(locale).billing.title,
} as const

type Chosen = { plan: PlanId; seats: number }

/** The name of a plan and its people, as texts are filled with them. */
export const planTexts = ({ plan, seats }: Chosen, locale: Locale) => ({
  plan: PLAN_NAMES[plan],
  users: countedWords('users', { count: seats, locale }),
})

/** The section that a sheet belongs to, on a tab on its upper edge; the way above the heading says it to everybody. */
export const edgeTab = (locale: Locale, place: keyof typeof TRAIL_NAMES): Html =>
  html`<span class="tab edge" aria-hidden="true">${TRAIL_NAMES[place](locale)}</span>`

/** The way back to the pages above this one, over its heading. */
export const trailHtml = (
  tongues: PageLanguages,
  ...places: readonly (keyof typeof TRAIL_NAMES)[]
): Html =>
  html`${edgeTab(tongues.locale, places.at(-1) ?? 'account')}
    <nav class="trail" aria-label="${wordsOf(tongues.locale).member.accountTitle}">
      ${(['account', ...places] as const).map(
        (place) =>
          html`<a href="${billingLink(place, tongues)}">${TRAIL_NAMES[place](tongues.locale)}</a>`,
      )}
    </nav>`
