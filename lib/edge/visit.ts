import type { NextRequest, NextResponse } from 'next/server'
import type { Context } from '#lib/config/contexts.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { RouteId } from '#lib/config/routes.ts'
import type { LandingFacts } from '#lib/util/landing-facts.ts'

/** What the steps have found out about a request so far. */
export type Visit = {
  request: NextRequest
  /** The address asked for, parsed once; `nextUrl` drops the slash of `/fr/`. */
  url: URL
  locale: Locale
  /** Public path without language prefix and trailing slash. */
  path: string
  context: Context
  route: RouteId | null
  /** Content hash of the landing record, once it is found. */
  landing: { hash: string } | null
  facts: LandingFacts
}

/** A step adds to the visit, or ends it with an answer. */
export type Step = (visit: Visit) => Visit | NextResponse
