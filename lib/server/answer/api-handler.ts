import 'server-only'
import type { NextRequest } from 'next/server'
import { entityTag } from '#lib/util/entity-tag.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { currentSite, type Site } from '../site.ts'
import { AnswerPage, atOwnAddress } from './own-address.ts'
import { ProblemError } from './problem-error.ts'

/** Answers one request; may throw `ProblemError`. A subject whose work needs more than the site says so. */
export type Handle<Known extends Site = Site> = (
  request: NextRequest,
  site: Known,
) => Response | Promise<Response>

const INTERNAL_PROBLEM = {
  status: 500,
  title: 'The site failed',
  detail: 'Nothing is wrong with the request. Try again later.',
}

const OK = 200

/** An answer that may be kept has a tag, so that whoever has it is told so (`lib/next/conditions.ts`). */
const tagged = async (response: Response): Promise<Response> => {
  const kept = response.headers.get('Cache-Control') ?? 'no-store'
  if (response.status !== OK || kept.includes('no-store')) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const answered = new Response(body, response)
  answered.headers.set('ETag', entityTag(body))
  return answered
}

/** Answers a request with what `handle` gives, or with the problem that it throws. */
export const answer = async <Known extends Site>(
  handle: Handle<Known>,
  { request, site }: { request: NextRequest; site: Known },
) => {
  try {
    const response = await handle(request, site)
    if (response instanceof AnswerPage) return atOwnAddress(response, { request, site })
    return await tagged(response)
  } catch (error) {
    if (error instanceof ProblemError) return problemResponse(error.problem, error.headers)
    const { pathname: path } = request.nextUrl
    const line = { event: 'handler failed', path, err: error } as const
    rareLine(site.log, { level: 'error', kind: path.split('/')[2] ?? '', line })
    return problemResponse(INTERNAL_PROBLEM)
  }
}

/** Makes a route handler that works for the site of this process. */
export const apiHandler = (handle: Handle) => (request: NextRequest) =>
  answer(handle, { request, site: currentSite() })
