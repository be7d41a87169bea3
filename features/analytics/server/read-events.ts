import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { areTimely, pageEvents, type PageEvent } from '../events-contract.ts'

/** The events that a page sent: 422 when they are no JSON, break the contract or are of another time, without a word of what was sent. */
export const readEvents = (body: string): PageEvent[] => {
  const parsed = pageEvents.safeParse(parseJson(body))
  if (parsed.success && areTimely(parsed.data, Date.now())) return parsed.data
  throw new ProblemError({
    status: 422,
    title: 'Refused events',
    detail:
      'Send a list of up to 20 events of the contract in features/analytics/events-contract.ts.',
  })
}
