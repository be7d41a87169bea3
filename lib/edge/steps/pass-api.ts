import { NextResponse } from 'next/server'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { problemAnswer } from '../problem-answer.ts'
import type { Step } from '../visit.ts'

const known: readonly string[] = Object.values(API_PATHS)

/** Lets the known handlers pass and answers 404 for every other path below `/api`. */
export const passApi: Step = (visit) => {
  const { pathname } = visit.request.nextUrl
  if (!/^\/api(?:\/|$)/.test(pathname)) return visit
  if (known.includes(pathname)) return NextResponse.next()
  return problemAnswer({
    status: 404,
    title: 'Unknown address',
    detail: 'This address holds no service. Check the path.',
  })
}
