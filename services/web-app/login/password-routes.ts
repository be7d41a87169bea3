import { Hono } from 'hono'
import { passwordSchema } from '#features/signup/password.ts'
import { hasPassword, setPassword, tryPassword } from '#services/account/password.ts'
import { endSignIns } from '#services/account/sign-in.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { senderAddress } from '#services/http/sender-network.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import { BILLING_PLACES, NOTICE_FIELD } from '#services/web-app/billing/billing-links.ts'
import { forMembers } from '#services/web-app/member-visit.ts'
import type { MemberVisit } from '#services/web-app/page.ts'
import { forgetSession, letIn } from '#services/web-app/session.ts'
import { wordsOf } from '#services/words/words.ts'
import { createPasswordTries } from '../../account/tries.ts'
import { loginAddress } from './login-pages.ts'
import { PASSWORD_FIELDS, passwordPage, wayAfterDropped } from './password-pages.ts'

const accountPage = ({ context, tongues }: MemberVisit) => {
  const fields = { [NOTICE_FIELD]: 'passwordSet' }
  return context.redirect(placeLink(BILLING_PLACES.account, { ...tongues, fields }), 303)
}

type Refusal = { status: 403 | 422 | 429; alert: string }

/** `POST /account/password`: by the mailbox or the present password, and with an end to every other sign-in. */
const savePassword = (services: ServicesContext) => {
  const tries = createPasswordTries({ ...services, kind: 'changePassword' })
  const mayChange = async (visit: MemberVisit, current: string): Promise<Refusal | undefined> => {
    const { context, database, signedInAs, signIn, tongues } = visit
    if (signIn.isByMail) return undefined
    const { currentWrong, passwordPatience } = wordsOf(tongues.locale).member
    const tried = tries({ account: visit.userId, sender: senderAddress(context, services) })
    const waitS = await tried.begin()
    if (waitS !== undefined) {
      context.header('Retry-After', `${waitS}`)
      return { status: 429, alert: passwordPatience }
    }
    const { kind } = await tryPassword(database, { email: signedInAs, password: current })
    if (kind !== 'right') return { status: 422, alert: currentWrong }
    await tried.forgive()
    return undefined
  }
  return async (visit: MemberVisit) => {
    const { context, database, tongues, userId, signIn, signedInAs: email, now } = visit
    const { locale: language } = tongues
    const refuse = async ({ status, alert }: Refusal) => {
      context.status(status)
      return passwordPage({ visit, hasPassword: await hasPassword(database, userId), alert })
    }
    if (isCrossSite(context))
      return refuse({ status: 403, alert: wordsOf(language).billing.foreign })
    const body = await readForm(context, [PASSWORD_FIELDS.next, PASSWORD_FIELDS.current])
    const password = passwordSchema.safeParse(body[PASSWORD_FIELDS.next]).data
    if (password === undefined) {
      return refuse({ status: 422, alert: wordsOf(language).member.passwordRule })
    }
    const refusal = await mayChange(visit, body[PASSWORD_FIELDS.current])
    if (refusal) return refuse(refusal)
    const number = await setPassword(database, { signIn, email, password, language, now })
    if (number !== undefined) await letIn(context, { services, userId, number })
    const goOn = wayAfterDropped(context)
    return goOn ? context.redirect(goOn, 303) : accountPage(visit)
  }
}

/** A password of one's own, and the end of every sign-in. */
export const passwordRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get(
    '/account/password',
    forMembers(services, async (visit) =>
      passwordPage({ visit, hasPassword: await hasPassword(visit.database, visit.userId) }),
    ),
  )
  routes.post('/account/password', forMembers(services, savePassword(services)))
  routes.post(
    '/account/sign-out-everywhere',
    forMembers(services, async ({ context, database, tongues, userId }) => {
      if (isCrossSite(context)) return context.redirect(placeLink('account/', tongues), 303)
      await database.transaction((transaction) => endSignIns(transaction, userId))
      forgetSession(context, services)
      return context.redirect(loginAddress(tongues), 303)
    }),
  )
  return routes
}
