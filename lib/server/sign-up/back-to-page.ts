import type { NextResponse } from 'next/server'
import { QUERY } from '#lib/config/query.ts'
import { seeOther } from '../answer/see-other.ts'
import type { Carried } from './carried.ts'

type WayBack = {
  entryPoint: string
  carried: Carried
  /** What the page says; nothing is shown for other failures (S1 §4.6). */
  state?: 'invalid' | 'exists'
}

/** Sends a form without script back to its page with what its address carried; never with the e-mail address. */
export const backToPage = ({ entryPoint, carried, state }: WayBack): NextResponse =>
  seeOther({
    path: entryPoint,
    query: {
      [QUERY.label]: carried.label,
      [QUERY.url]: carried.destination?.url,
      [QUERY.search]: carried.destination?.t,
      [QUERY.keyword]: carried.keyword,
      [QUERY.signUp]: state,
    },
  })
