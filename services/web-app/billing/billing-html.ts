import { html } from 'hono/html'
import type { Locale } from '#lib/config/locales.ts'
import { type PlanId, PLAN_NAMES } from '#lib/config/plans.ts'
import type { PageLanguages } from '#services/http/web-app-path.ts'
import type { Html } from '#services/web-app/page.ts'
import { countedWords, wordsOf } from '#services/words/words.ts'
import { billingLink } from './billing-links.ts'

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

/** The error of a form; fields refer to it by its id. */
export const alertHtml = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="alert" id="alert" role="alert">${text}</p>`

/** A message that an act was done. */
export const statusHtml = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="done" role="status">${text}</p>`

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

/** A way on, as a button. */
export const buttonHtml = (href: string, text: string): Html =>
  html`<p><a class="button" href="${href}">${text}</a></p>`

/** A way back below a form. */
export const backHtml = (href: string, text: string): Html =>
  html`<p class="screen"><a href="${href}">${text}</a></p>`

type Line = { label: string; value: Html | string; action?: Html | undefined }

/** Facts with what may be done about each. */
export const rowsHtml = (lines: readonly Line[]): Html =>
  html`<dl class="rows">
    ${lines.map(
      ({ label, value, action }) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
          ${action ? html`<dd class="act">${action}</dd>` : ''}
        </div>`,
    )}
  </dl>`
