import { NextResponse } from 'next/server'
import { cookieOf, type Step } from '../visit.ts'

/** Rewrites to the handler that shows a browser the answer to its form; whoever has none gets the page as it was built. */
export const showAnswer: Step = (visit) => {
  const { route, locale, url } = visit
  if (route !== 'answer' || cookieOf(visit, 'answer') === undefined) return visit
  return NextResponse.rewrite(`${url.origin}/api/answer/${locale}${url.search}`)
}
