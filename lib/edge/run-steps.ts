import { NextResponse, type NextRequest } from 'next/server'
import { DEFAULT_CURRENCY } from '#lib/config/currencies.ts'
import { DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import type { Step, StepOutcome, Visit } from './visit.ts'

/** The visit as the step found it that answered, or as the last one left it. */
type Walked = { visit: Visit; answer: NextResponse | null }

const walk = async (start: Visit, steps: readonly Step[]): Promise<Walked> => {
  let visit = start
  for (const step of steps) {
    const outcome = await step(visit)
    if (outcome instanceof NextResponse) return { visit, answer: outcome }
    visit = outcome
  }
  return { visit, answer: null }
}

/** Runs steps in order until one answers. */
export const continueSteps = async (start: Visit, steps: readonly Step[]): Promise<StepOutcome> => {
  const { visit, answer } = await walk(start, steps)
  return answer ?? visit
}

/** Runs the steps of the middleware over a request; throws when the last step did not answer. */
export const runSteps = async (
  request: NextRequest,
  steps: readonly Step[],
): Promise<NextResponse> => {
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
    edition: '',
    words: '',
    announced: null,
    facts: PLAIN_FACTS,
    currency: DEFAULT_CURRENCY,
    isPersonal: false,
    endings: [],
  }
  const { visit, answer } = await walk(start, steps)
  if (!answer) {
    throw new Error('No middleware step answered: the last step of the list must always answer.')
  }
  let ended = answer
  for (const ending of visit.endings) ended = await ending(ended)
  return ended
}
