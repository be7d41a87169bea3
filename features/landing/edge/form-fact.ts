import { QUERY } from '#lib/config/query.ts'
import type { Step } from '#lib/edge/visit.ts'
import { FORM_STATES } from '#lib/util/landing-facts.ts'

/** Maps `?signup=` of a form posted without script to a prerendered form state. */
export const formFact: Step = (visit) => {
  const outcome = visit.url.searchParams.get(QUERY.signUp)
  const form = FORM_STATES.find((state) => state === outcome) ?? 'idle'
  return { ...visit, facts: { ...visit.facts, form } }
}
