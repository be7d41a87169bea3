import { NextResponse } from 'next/server'
import { movedTo } from '../moved-to.ts'
import type { Step } from '../visit.ts'

/** Sends an older address to the page's own, in the same language. */
export const movedPage: Step = (visit) => {
  const { url } = visit
  const target = movedTo(visit)
  if (target === undefined) return visit
  return NextResponse.redirect(new URL(`${target}${url.search}`, url), 308)
}
