import { problemAnswer } from '../problem-answer.ts'
import type { Step } from '../visit.ts'

/** Pages are read, never posted to: forms go to the handlers below `/api`. */
export const onlyReads: Step = (visit) => {
  if (visit.request.method === 'GET' || visit.request.method === 'HEAD') return visit
  return problemAnswer(
    { status: 405, title: 'Method not allowed', detail: 'Pages answer GET and HEAD only.' },
    { Allow: 'GET, HEAD' },
  )
}
