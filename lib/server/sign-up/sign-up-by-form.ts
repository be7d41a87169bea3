import type { NextResponse } from 'next/server'
import { routePath } from '#lib/i18n/public-path.ts'
import { setCookie } from '../answer/cookie.ts'
import { seeOther } from '../answer/see-other.ts'
import { writePendingHandOff } from '../hand-off/pending-hand-off.ts'
import { backToPage } from './back-to-page.ts'
import { carriedBy } from './carried.ts'
import { createFromForm } from './create-from-form.ts'
import type { Posted } from './posted.ts'
import { readForm } from './read-form.ts'
import { signIn } from './sign-in.ts'

/** Answers a form without script (architecture 10): on to the hand-off page, or back to the page it was on. */
export const signUpByForm = async (posted: Posted): Promise<NextResponse> => {
  const { headers, body, site } = posted
  const carried = carriedBy(headers, site)
  const form = readForm(body, { carried, site })
  if (form.kind === 'mistyped') {
    const { entryPoint, state } = form
    return backToPage({ entryPoint, carried, state })
  }
  const { signUp: wanted } = form
  const { entryPoint, destination, email, language } = wanted
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const created = await createFromForm({ wanted, posted, signal })
  const back = { entryPoint, carried: { ...carried, destination } }
  if (created === 'failed') return backToPage(back)
  if (created === 'exists' || created === 'limited') {
    return backToPage({ ...back, state: created })
  }
  const response = seeOther({ path: routePath('handOff', language) })
  const pending = writePendingHandOff({ entryPoint, destination })
  setCookie(response, { key: 'pendingHandOff', value: pending, site })
  await signIn(response, { email, destination, ssojwt: created.ssojwt, site, signal })
  return response
}
