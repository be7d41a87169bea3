import { NextResponse, type NextRequest } from 'next/server'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import type { Ending, Step, StepOutcome, Visit } from './visit.ts'

type OrPromise<T> = T | Promise<T>

/** The visit as the step found it that answered, or as the last one left it. */
type Walked = { visit: Visit; answer: NextResponse | null }

const later = async <T, U>(value: Promise<T>, next: (value: T) => OrPromise<U>): Promise<U> =>
  next(await value)

const after = <T, U>(value: OrPromise<T>, next: (value: T) => OrPromise<U>): OrPromise<U> =>
  value instanceof Promise ? later(value, next) : next(value)

const walk = (start: Visit, steps: readonly Step[]): OrPromise<Walked> => {
  let visit = start
  for (const [index, step] of steps.entries()) {
    const outcome = step(visit)
    if (outcome instanceof Promise) {
      const reached = visit
      return outcome.then((settled) =>
        settled instanceof NextResponse
          ? { visit: reached, answer: settled }
          : walk(settled, steps.slice(index + 1)),
      )
    }
    if (outcome instanceof NextResponse) return { visit, answer: outcome }
    visit = outcome
  }
  return { visit, answer: null }
}

const end = (
  answer: NextResponse,
  [ending, ...others]: readonly Ending[],
): OrPromise<NextResponse> =>
  ending ? after(ending(answer), (changed) => end(changed, others)) : answer

/** Runs steps in order until one answers; at once unless a step has somebody to ask. */
export const continueSteps = (visit: Visit, steps: readonly Step[]): OrPromise<StepOutcome> =>
  after(walk(visit, steps), (walked) => walked.answer ?? walked.visit)

/** Runs the steps of the middleware over a request; throws when the last step did not answer. */
export const runSteps = (request: NextRequest, steps: readonly Step[]): OrPromise<NextResponse> => {
  const url = new URL(request.url)
  const start: Visit = {
    request,
    url,
    locale: DEFAULT_LOCALE,
    path: url.pathname,
    context: 'standard',
    route: null,
    record: null,
    landing: null,
    facts: PLAIN_FACTS,
    currency: DEFAULT_CURRENCY,
    isPersonal: false,
    endings: [],
  }
  return after(walk(start, steps), ({ visit, answer }) => {
    if (answer) return end(answer, visit.endings)
    throw new Error('No middleware step answered: the last step of the list must always answer.')
  })
}
