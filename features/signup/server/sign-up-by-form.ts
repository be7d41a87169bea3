import type { NextResponse } from 'next/server'
import { writePendingHandOff } from '#features/account/pending-hand-off.ts'
import { capture } from '#features/traffic-source/capture.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { QUERY } from '#lib/config/query.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import { attemptIn, isSecondRound, newAttempt, sendRound } from './attempt.ts'
import { backToPage, stayOnPage } from './back-to-page.ts'
import type { CheckedRequest } from './checked-request.ts'
import { countAccount } from './count-account.ts'
import { createFromForm } from './create-from-form.ts'
import { ownDestination } from './own-account.ts'
import { readForm } from './read-form.ts'
import { refererQuery, type RefererQuery } from './referer-query.ts'
import { keepArrival, newArrival, signIn } from './sign-in.ts'

/** What the address of the page says of the visitor's source; unlike a record that is stored it needs no choice before (architecture 5). */
const sourceOf = ({ source }: RefererQuery): TrafficSource =>
  capture({ query: new URLSearchParams(source), before: [] })

/** Answers a form without script (architecture 10): on to the hand-off page, or back to the page it was on. */
export const signUpByForm = async (posted: CheckedRequest): Promise<NextResponse> => {
  const { headers, cookies, body, site } = posted
  const carried = refererQuery(headers, site)
  const form = readForm(body, { carried, trafficSource: sourceOf(carried), site })
  const { formPath } = form
  if (form.kind === 'mistyped') return backToPage({ formPath, carried, state: form.state })
  const { signUp: wanted } = form
  const { entryPoint, destination, email, language } = wanted
  const handOffPath = routePath('handOff', language)
  const back = { formPath, carried: { ...carried, destination } }
  const attempt = attemptIn(posted)
  if (!attempt) {
    return isSecondRound(posted)
      ? backToPage({ ...back, state: 'cookies' })
      : sendRound(form.attempt ?? newAttempt(), posted)
  }
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const created = await createFromForm({ wanted, attempt, posted, signal })
  if (created === 'failed') return stayOnPage(back)
  if (created === 'exists' && (await site.isOwnAccount({ email, cookies, site, signal }))) {
    const response = seeOther({ path: handOffPath })
    const own = { entryPoint, destination: ownDestination(destination, { cookies, site }) }
    setCookie(response, { key: 'pendingHandOff', value: writePendingHandOff(own), site })
    return response
  }
  if (created === 'exists' || created === 'limited') {
    return backToPage({ ...back, state: created })
  }
  countAccount({ wanted, posted })
  const arrival = newArrival()
  const { ssojwt } = created
  const response = seeOther({ path: handOffPath, query: { [QUERY.arrival]: arrival } })
  const pending = { entryPoint, destination, isPasswordUnknown: wanted.password === undefined }
  keepArrival(response, { arrival, pending, account: { ssojwt, email }, site })
  signIn(response, { email, destination, ssojwt, site })
  return response
}
