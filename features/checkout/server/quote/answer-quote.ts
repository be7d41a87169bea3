import { html } from 'hono/html'
import { getTranslations } from 'next-intl/server'
import { NextResponse } from 'next/server'
import { packageTokenIn } from '#features/pricing/package-token.ts'
import { PLAN_NOTICES } from '#features/pricing/pricing-page.ts'
import { packageTokenSchema } from '#features/pricing/quote-contract.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { QUERY } from '#lib/config/query.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { publicPath, routePath } from '#lib/i18n/public-path.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { setCookie } from '#lib/server/answer/cookie.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { localLocation, seeOther } from '#lib/server/answer/see-other.ts'
import { TOO_MANY_REQUESTS } from '#lib/server/answer/too-many-requests.ts'
import { orProblem } from '#lib/server/answer/upstream-problem.ts'
import { hidden, pageResponse } from '#lib/server/posted/answer-page.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { FORM_TYPES, mediaTypeOf } from '#lib/server/request/media-type.ts'
import { readBody } from '#lib/server/request/read-body.ts'
import { requireSameOrigin } from '#lib/server/request/require-same-origin.ts'
import type { CheckoutSite } from '../checkout-site.ts'
import { beginPurchase, type Begun, readQuote, type QuoteWish } from './begin-purchase.ts'

const FIELD = 'packageToken'

const tokenOfPage = (headers: Headers): string | undefined => {
  const { pathname = '' } = URL.parse(headers.get('referer') ?? '') ?? {}
  return packageTokenSchema.safeParse(packageTokenIn(pathname)).data
}

/**
 * A form that was sent without script cannot know the token of its page, which stands in the address that it was sent from
 * (S2 §2.2). Script always sends the field, empty where the link does not hold.
 */
export const withPackageOfPage = (
  wish: QuoteWish,
  { body, headers }: { body: string; headers: Headers },
): QuoteWish => {
  if (wish.offer !== ROUTES.budgetoBuy.path || body.includes(FIELD)) return wish
  const packageToken = tokenOfPage(headers)
  return packageToken === undefined ? wish : { ...wish, packageToken }
}

/** The page for a choice that could not be kept: nothing was charged, and the same choice can be sent again. */
const answerAway = async (
  wish: QuoteWish,
  { problem, headers }: ProblemError,
): Promise<Response> => {
  const { language, offer = ROUTES.plans.path } = wish
  const t = await getTranslations({ locale: language, namespace: 'buying' })
  const lead = t(problem.status === TOO_MANY_REQUESTS ? 'choice.limited' : 'choice.failed')
  const fields = Object.entries(wish).map(([name, value]) => hidden(name, String(value)))
  const again = html`<form method="post" action="${API_PATHS.quote}" class="mt-8">
    ${fields}<button type="submit" class="button button-primary">${t('choice.again')}</button>
  </form>`
  return pageResponse({
    form: { language, from: publicPath({ locale: language, path: offer }) },
    words: { back: t('choice.back'), home: t('choice.back') },
    title: t('choice.title'),
    body: html`<p class="mt-4 max-w-read text-lead text-ink-soft">${lead}</p>
      ${again}`,
    status: problem.status,
    headers,
  })
}

type Target = Parameters<typeof seeOther>[0]

/** The page that follows a choice: the checkout, or the same page with the fault. */
const targetOf = (begun: Begun, { language, offer }: QuoteWish): Target => {
  switch (begun.kind) {
    case 'begun':
    case 'under-way':
      return { path: routePath('checkout', language) }
    case 'not-sold':
      return {
        path: routePath('plans', language),
        query: { [QUERY.offer]: 'ended' },
        fragment: PLAN_NOTICES.ended,
      }
    case 'package':
      return {
        path: publicPath({ locale: language, path: offer ?? ROUTES.plans.path }),
        query: { [QUERY.package]: begun.fault },
        fragment: PLAN_NOTICES[begun.fault],
      }
  }
}

type QuoteRequest = { headers: Headers; site: CheckoutSite; kind: 'form' | 'script' }

const begin = async (
  wish: QuoteWish,
  { headers, site, kind }: QuoteRequest,
): Promise<NextResponse> => {
  await enforceRateLimit('quote', { headers, site })
  const signal = AbortSignal.timeout(site.upstreamBudgetMs)
  const begun = await orProblem(beginPurchase(wish, { headers, site, signal }), site)
  const target = targetOf(begun, wish)
  const response =
    kind === 'form'
      ? seeOther(target)
      : NextResponse.json(
          { href: localLocation(target) },
          { headers: { 'Cache-Control': 'no-store' } },
        )
  if (begun.kind === 'begun') setCookie(response, { key: 'purchase', value: begun.secret, site })
  return response
}

/**
 * `POST /api/quote`: a plan is chosen, by the form of its page or by script, and the purchase begins (S2 §3). What it costs is
 * fixed here; the browser gets a secret that names the purchase, and is led to the checkout.
 */
export const answerQuote: Handle<CheckoutSite> = async (request, site) => {
  const { headers } = request
  requireSameOrigin(headers, site.siteUrl)
  const kind = mediaTypeOf(headers, FORM_TYPES) === 'application/json' ? 'script' : 'form'
  const body = await readBody(request)
  const wish = withPackageOfPage(readQuote(body, kind), { body, headers })
  try {
    return await begin(wish, { headers, site, kind })
  } catch (error) {
    if (kind === 'script' || !(error instanceof ProblemError)) throw error
    return answerAway(wish, error)
  }
}
