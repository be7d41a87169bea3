import type { Context } from 'hono'
import { normalizeEmail } from '#features/account/email.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { senderAddress } from '#services/http/sender-network.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import {
  acceptInvitation,
  declineInvitation,
  findInvitation,
  type Invitation,
} from '#services/seats/accept.ts'
import { invitationIn } from '#services/seats/invitation-link.ts'
import { parseArrival } from '#services/web-app/arrival.ts'
import { BILLING_PLACES, NOTICE_FIELD } from '#services/web-app/billing/billing-links.ts'
import { droppedLink } from '#services/web-app/login/password-pages.ts'
import { letIn, sessionAccount } from '#services/web-app/session.ts'
import { askPage, declinedPage, foreignPage, overPage } from './invitation-pages.ts'
import { PEOPLE_FIELDS } from './people-page.ts'

type Followed = { services: ServicesContext; id: string; invitation: Invitation }

const accept = async (context: Context, { services, id }: Followed) => {
  const { database, now, siteUrl } = services
  const arrival = parseArrival(context.req.query())
  const accepted = await acceptInvitation(await database.get(), {
    id,
    now: now(),
    newcomer: {
      language: arrival.locale,
      ipAddress: senderAddress(context, services),
      page: `${new URL(siteUrl).host}${context.req.path}`,
    },
  })
  if (!accepted) return context.html(overPage(arrival), 410)
  const { userId, number, dropsPassword } = accepted
  await letIn(context, { services, userId, number, isByMail: true })
  const { account } = BILLING_PLACES
  const joined = placeLink(account, { ...arrival, fields: { [NOTICE_FIELD]: 'joined' } })
  return context.redirect(dropsPassword ? droppedLink({ ...arrival, url: account }) : joined, 303)
}

const answer = async (context: Context, followed: Followed) => {
  const { services, id, invitation } = followed
  const { [PEOPLE_FIELDS.act]: act } = await readForm(context, [PEOPLE_FIELDS.act])
  if (act !== 'decline') return accept(context, followed)
  const { database, now } = services
  await declineInvitation(await database.get(), { id, now: now() })
  return context.html(declinedPage(parseArrival(context.req.query()), invitation))
}

/** `GET` and `POST /account/invitation`: waits for a press, so that no program accepts. It signs in to the address's account, made where needed; another account logs out first. */
export const followInvitation = (services: ServicesContext) => async (context: Context) => {
  const { database, hashKey, now } = services
  const arrival = parseArrival(context.req.query())
  const id = invitationIn(context.req.query(), hashKey)
  const queries = await database.get()
  const invitation = id && (await findInvitation(queries, { id, now: now() }))
  if (!invitation) return context.html(overPage(arrival), 410)
  const other = await sessionAccount(context, services)
  if (other && normalizeEmail(other.userEmail) !== invitation.email) {
    return context.html(foreignPage(arrival, { invitation, signedInAs: other.userEmail }), 409)
  }
  const isPosted = context.req.method === 'POST'
  if (isPosted && !isCrossSite(context)) return answer(context, { services, id, invitation })
  const action = `${context.req.path}${new URL(context.req.url).search}`
  const { siteUrl } = services
  return context.html(askPage(arrival, { invitation, action, siteUrl }), isPosted ? 403 : 200)
}
