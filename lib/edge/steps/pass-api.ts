import { NextResponse } from 'next/server'
import { apiMethod } from '#lib/config/api-paths.ts'
import { problemAnswer } from '../problem-answer.ts'
import type { Step } from '../visit.ts'

const unknownAddress = {
  status: 404,
  title: 'This page could not be found',
  detail: 'This address holds no service. Check the path.',
}

/** Lets the known handlers pass and answers 404 for every other path below `/api`, 405 for a wrong method. */
export const passApi: Step = (visit) => {
  const { method } = visit.request
  const { pathname } = visit.url
  if (!/^\/api(?:\/|$)/.test(pathname)) return visit
  const allowed = apiMethod(pathname)
  if (!allowed) return problemAnswer(unknownAddress)
  if (method === allowed) return NextResponse.next()
  return problemAnswer(
    { status: 405, title: 'Method not allowed', detail: `This address answers ${allowed} only.` },
    { Allow: allowed },
  )
}
