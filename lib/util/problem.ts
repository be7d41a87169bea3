/** A problem body (RFC 9457); `title` says what happened, `detail` what to do. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  /** Names of the fields that were refused; never their values. */
  fields?: string[]
  /** The reason among several for one status, for programs. */
  code?: string
  /** The purchase whose attempt to pay has not ended: for the site, which settles it, never for a browser. */
  openPurchase?: string
}

export const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8'

/** Answers with a problem body that no cache stores. */
export const problemResponse = (
  problem: Omit<Problem, 'type'>,
  headers?: HeadersInit,
): Response => {
  const response = new Response(JSON.stringify({ type: 'about:blank', ...problem }), {
    status: problem.status,
    headers,
  })
  response.headers.set('Content-Type', PROBLEM_CONTENT_TYPE)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
