import { NextResponse } from 'next/server'
import { CURRENT_BOOK } from '#features/pricing/price.ts'
import { packageTokenSchema } from '#features/pricing/quote-contract.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { PACKAGE_FIELD, type PackageView } from '../order-view.ts'
import { packageSaving } from '../package-saving.ts'
import { findPackage } from './ask-user-service.ts'
import type { OrdersSite } from './orders-site.ts'

const UNKNOWN: PackageView = { state: 'unknown', saving: null }

/** `GET /api/package?token=`: whether a link of a partner still holds, and what may be said of it (S2 §3 "Package", §7). */
export const packageOfLink: Handle<OrdersSite> = async (request, site) => {
  await enforceRateLimit('order', { headers: request.headers, site })
  const { userServiceUrl, upstreamBudgetMs } = site
  const asked = packageTokenSchema.safeParse(request.nextUrl.searchParams.get(PACKAGE_FIELD))
  const signal = AbortSignal.timeout(upstreamBudgetMs)
  const found = asked.success
    ? await orProblem(findPackage(asked.data, { userServiceUrl, signal }), site)
    : null
  const saving =
    found?.state === 'open' ? packageSaving(found, { book: CURRENT_BOOK, at: site.now() }) : null
  const view = found ? ({ state: found.state, saving } satisfies PackageView) : UNKNOWN
  return NextResponse.json(view, { headers: { 'Cache-Control': 'no-store' } })
}
