import type { NextResponse } from 'next/server'
import { routePath } from '#lib/i18n/public-path.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { seeOther } from '#lib/server/answer/see-other.ts'
import type { Site } from '#lib/server/site.ts'
import { writePendingHandOff } from '../../pending-hand-off.ts'
import type { HandOffTarget } from './hand-off-target.ts'

/**
 * Sends a visitor whose way has failed to the page that tries again, or after the last try to the one that asks him to
 * come later; never to a log-in page, for of a new account nobody has the password (S1 §1). A cookie keeps where he
 * was going and how often it came to nothing.
 */
export const tryAgain = (target: HandOffTarget, site: Site): NextResponse => {
  const { locale, entryPoint, destination, pending, saidBy } = target
  const most = site.handOffRetryPausesMs.length + 1
  // A query is a new way: what became of an older one does not count.
  const before = saidBy === 'cookie' ? (pending?.tries ?? 0) : 0
  const tries = Math.min(before + 1, most)
  const page = tries < most ? 'handOffAgain' : 'handOffLater'
  const response = seeOther({ path: routePath(page, locale) })
  const value = writePendingHandOff({ ...pending, entryPoint, destination, tries })
  setCookie(response, { key: 'pendingHandOff', value, site })
  return response
}
