import { ProblemError } from './problem-error.ts'

export const TOO_MANY_REQUESTS = 429

/** The 429 answer that says after how many seconds to try again; the same for our own limits and those of a service. */
export const tooManyRequests = (retryAfterS: number): ProblemError =>
  new ProblemError(
    { status: TOO_MANY_REQUESTS, title: 'Too many requests', detail: 'Wait before trying again.' },
    { 'Retry-After': String(retryAfterS) },
  )
