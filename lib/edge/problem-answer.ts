import { NextResponse } from 'next/server'
import { problemResponse, type Problem } from '#lib/util/problem.ts'

/** A problem body as an answer of the middleware. */
export const problemAnswer = (
  problem: Omit<Problem, 'type'>,
  headers?: HeadersInit,
): NextResponse => {
  const { body, status, headers: finished } = problemResponse(problem, headers)
  return new NextResponse(body, { status, headers: finished })
}
