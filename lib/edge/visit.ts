import type { NextRequest, NextResponse } from 'next/server'
import type { Context } from '#lib/config/contexts.ts'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { RouteId } from '#lib/config/routes.ts'
import type { LandingFacts } from '#lib/util/landing-facts.ts'

/** A record as it is shown: a hash of its content, and whether it may change while the site runs. */
type Shown = { hash: string; mayChange: boolean }

/** A request with everything that the steps have found out so far. */
export type Visit = {
  request: NextRequest
  /** The address asked for, parsed once; `nextUrl` drops the slash of `/fr/`. */
  url: URL
  locale: Locale
  /** Public path without language prefix and trailing slash. */
  path: string
  context: Context
  route: RouteId | null
  /** The record of the path, where it has one; looked up once. */
  record: Shown | null
  /** The landing record, or a preview in its place. */
  landing: Shown | null
  facts: LandingFacts
  /** The name of the list of news on a page that shows another one than that of the build; empty elsewhere. */
  edition: string
  /** The words of records that the page shows, as `encodeWords` writes them; empty where they are those of the build. */
  words: string
  /** The hash of the line over the site that a preview shows. */
  announced: string | null
  /** The first currency of the prices, on a pricing page. */
  currency: Currency
  /** Whether something of the page was chosen by who asks for it, so that no shared cache may keep it. */
  isPersonal: boolean
  /** The changes still to be made to the answer, whichever step gives it. */
  endings: readonly Ending[]
}

/** Changes an answer that is finished otherwise, such as by a cookie. */
type Ending = (answer: NextResponse) => NextResponse | Promise<NextResponse>

export type StepOutcome = Visit | NextResponse

/** A step adds to the visit, or ends it with an answer; it is a promise only where it has somebody to ask. */
export type Step = (visit: Visit) => StepOutcome | Promise<StepOutcome>

/** What a request says in one of our cookies (`lib/config/cookies.ts`). */
export const cookieOf = ({ request }: Visit, key: CookieKey): string | undefined =>
  request.cookies.get(COOKIES[key].name)?.value
