import { NextResponse, type NextRequest } from 'next/server'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import type { Step, Visit } from './visit.ts'

/** Runs steps in order until one answers. */
export const continueSteps = (visit: Visit, steps: readonly Step[]): Visit | NextResponse => {
  let current = visit
  for (const step of steps) {
    const outcome = step(current)
    if (outcome instanceof NextResponse) return outcome
    current = outcome
  }
  return current
}

/** Runs the steps of the middleware over a request; throws when the last step did not answer. */
export const runSteps = (request: NextRequest, steps: readonly Step[]): NextResponse => {
  const url = new URL(request.url)
  const start: Visit = {
    request,
    url,
    locale: DEFAULT_LOCALE,
    path: url.pathname,
    context: 'standard',
    route: null,
    landing: null,
    facts: PLAIN_FACTS,
  }
  const outcome = continueSteps(start, steps)
  if (outcome instanceof NextResponse) return outcome
  throw new Error('No middleware step answered: the last step of the list must always answer.')
}
