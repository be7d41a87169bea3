import { Hono } from 'hono'
import * as z from 'zod/mini'
import { emailSchema } from '#features/account/email.ts'
import { isLocale } from '#lib/config/locales.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import { leaveSeat, removeSeat } from '#services/seats/end-seat.ts'
import { invite, resend, type InviteRefusal } from '#services/seats/invite.ts'
import { BILLING_PLACES, NOTICE_FIELD } from '#services/web-app/billing/billing-links.ts'
import { forMembers } from '#services/web-app/member-visit.ts'
import type { MemberVisit, Html } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { followInvitation } from './invitation-routes.ts'
import { PEOPLE_ACTS, PEOPLE_FIELDS, PEOPLE_PLACE, peoplePage } from './people-page.ts'

/** Goes on to a page that says what was done. */
const goTo = (
  { context, tongues }: MemberVisit,
  { place, said }: { place: string; said: string },
): Response =>
  context.redirect(placeLink(place, { ...tongues, fields: { [NOTICE_FIELD]: said } }), 303)

type Refused = { status: 403 | 409 | 422 | 429; alert: string; email?: string; language?: string }

const refuse = (visit: MemberVisit, { status, alert, email = '', language }: Refused) => {
  visit.context.status(status)
  return peoplePage({
    visit,
    alert,
    typed: { email: email.slice(0, 254), language: language ?? visit.tongues.locale },
  })
}

const STATUS: Readonly<Record<InviteRefusal, Refused['status']>> = {
  onePerson: 403,
  self: 422,
  known: 409,
  declined: 409,
  full: 409,
  patience: 429,
}

type Sent = Record<keyof typeof PEOPLE_FIELDS, string>

const inviteTyped = async (visit: MemberVisit, { email: typed, language: chosen }: Sent) => {
  const { database, tongues, userId: holderId, now } = visit
  const words = wordsOf(tongues.locale).people
  const language = isLocale(chosen) ? chosen : tongues.locale
  const email = z.safeParse(emailSchema, typed).data
  if (email === undefined) {
    return refuse(visit, { status: 422, alert: words.refused.email, email: typed, language })
  }
  const refusal = await invite(database, { holderId, email, language, now })
  if (!refusal) return goTo(visit, { place: PEOPLE_PLACE, said: 'invited' })
  const alert = fillWords(words.refused[refusal], { email })
  return refuse(visit, { status: STATUS[refusal], alert, email, language })
}

const actOnSeat = async (visit: MemberVisit, { act, seat: named }: Sent) => {
  const { database, tongues, userId: holderId, now } = visit
  const words = wordsOf(tongues.locale).people
  const seat = z.safeParse(z.uuid(), named).data
  if (seat === undefined) return goTo(visit, { place: PEOPLE_PLACE, said: '' })
  if (act === 'resend') {
    const refusal = await resend(database, { holderId, seat, now })
    if (!refusal) return goTo(visit, { place: PEOPLE_PLACE, said: 'invited' })
    // Answered meanwhile: the list says how.
    if (refusal === 'known') return goTo(visit, { place: PEOPLE_PLACE, said: '' })
    const alert = fillWords(words.refused[refusal], { email: '' })
    return refuse(visit, { status: STATUS[refusal], alert })
  }
  const said = (await removeSeat(database, { seat, holderId, now })) ?? ''
  return goTo(visit, { place: PEOPLE_PLACE, said })
}

/** `POST /account/people`: invites an address, or acts on somebody of the list. */
const change = async (visit: MemberVisit): Promise<Html | Response> => {
  const { context, tongues } = visit
  if (isCrossSite(context)) {
    return refuse(visit, { status: 403, alert: wordsOf(tongues.locale).billing.foreign })
  }
  const { email, language, seat, act } = PEOPLE_FIELDS
  const sent = await readForm(context, [email, language, seat, act])
  return PEOPLE_ACTS.some((known) => known === sent.act)
    ? actOnSeat(visit, sent)
    : inviteTyped(visit, sent)
}

/** `POST /account/people/leave`: a member gives a place back. */
const leave = async (visit: MemberVisit): Promise<Response> => {
  const { context, database, userId, now } = visit
  const { [PEOPLE_FIELDS.seat]: named } = await readForm(context, [PEOPLE_FIELDS.seat])
  const seat = z.safeParse(z.uuid(), named).data
  if (isCrossSite(context) || seat === undefined) {
    return goTo(visit, { place: BILLING_PLACES.account, said: '' })
  }
  await leaveSeat(database, { seat, userId, now })
  return goTo(visit, { place: BILLING_PLACES.account, said: 'left' })
}

/** The people of a plan: its holder's list, a member's leaving, and the link of an invitation. */
export const peopleRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get(
    '/account/people',
    forMembers(services, (visit) => peoplePage({ visit })),
  )
  routes.post('/account/people', forMembers(services, change))
  routes.post('/account/people/leave', forMembers(services, leave))
  routes.on(['GET', 'POST'], '/account/invitation', followInvitation(services))
  return routes
}
