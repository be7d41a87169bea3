import { QUERY } from '#lib/config/query.ts'
import type { Step } from '#lib/edge/visit.ts'

/** Notes whether q is there; its value is for the client alone (S1 §2 "Card heading rule"). */
export const queryFact: Step = (visit) => ({
  ...visit,
  facts: { ...visit.facts, hasQuery: visit.url.searchParams.has(QUERY.keyword) },
})
