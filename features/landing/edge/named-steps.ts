import type { NextResponse } from 'next/server'
import { QUERY } from '#lib/config/query.ts'
import type { StepName } from '#lib/config/route.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { problemAnswer } from '#lib/edge/problem-answer.ts'
import { continueSteps } from '#lib/edge/run-steps.ts'
import type { Step } from '#lib/edge/visit.ts'
import { FORM_STATES } from '#lib/util/landing-facts.ts'
import { findLanding } from './landing-index.ts'

/** Notes whether q is there; its value is for the client alone (S1 §2 "Card heading rule"). */
const queryFact: Step = (visit) => ({
  ...visit,
  facts: { ...visit.facts, hasQuery: visit.url.searchParams.has(QUERY.keyword) },
})

/** Shows the record of the path; a path without one has no page (S2 §2.2, §2.3). */
const recordContent: Step = (visit) => (visit.record ? { ...visit, landing: visit.record } : visit)

/** Maps `?signup=` of a form posted without script to a prerendered form state. */
const formFact: Step = (visit) => {
  const outcome = visit.url.searchParams.get(QUERY.signUp)
  const form = FORM_STATES.find((state) => state === outcome) ?? 'idle'
  return { ...visit, facts: { ...visit.facts, form } }
}

const BY_NAME: Readonly<Record<StepName, Step>> = {
  'landing-content': recordContent,
  'offer-content': recordContent,
  'story-content': recordContent,
  'query-fact': queryFact,
  'form-fact': formFact,
}

/** Steps that a route or a landing record may ask for by name; a record may hold any string. */
const NAMED: ReadonlyMap<string, Step> = new Map(Object.entries(BY_NAME))

const unknownMiddleware = (name: string): NextResponse =>
  problemAnswer({
    status: 500,
    title: 'Unknown middleware',
    detail: `A route or landing record names the step "${name}", which does not exist. Correct its "middleware" list.`,
  })

/** Runs the steps that the route and its landing record name; an unknown name answers 500 (S1 §8). */
export const namedSteps: Step = (visit) => {
  if (visit.route === null) return visit
  const record = findLanding(visit.locale, visit.path) ?? null
  const names = [...ROUTES[visit.route].middleware, ...(record?.middleware ?? [])]
  const steps: Step[] = []
  for (const name of names) {
    const step = NAMED.get(name)
    if (!step) return unknownMiddleware(name)
    steps.push(step)
  }
  return continueSteps({ ...visit, record }, steps)
}
