import { NextResponse } from 'next/server'
import * as z from 'zod/mini'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { enforceRateLimit } from '#lib/server/request/enforce-rate-limit.ts'
import { searchQuerySchema } from '../search-contract.ts'
import { currentFinder } from './current-finder.ts'
import type { FindDocuments } from './document-finder.ts'

const question = z.object({ keyword: searchQuerySchema, locale: z.enum(LOCALE_CODES) })

const CACHE_CONTROL = 'public, max-age=300'

const badQuestion = () =>
  new ProblemError({
    status: 422,
    title: 'Bad question',
    detail: 'Give q a short line of text and lang one of the six language codes.',
    fields: [QUERY.keyword, QUERY.language],
  })

const notAnswering = () =>
  new ProblemError({
    status: 503,
    title: 'The search does not answer',
    detail: 'Nothing is wrong with the question. Try again later.',
  })

/**
 * `GET /api/documents?q=&lang=`: the documents of a keyword for page script (S2 §4). What stands in for a failed search is
 * no answer: the page shows documents already.
 */
export const answerDocuments =
  (finder: () => FindDocuments = currentFinder): Handle =>
  async ({ nextUrl, headers }, site) => {
    const parsed = question.safeParse({
      keyword: nextUrl.searchParams.get(QUERY.keyword),
      locale: nextUrl.searchParams.get(QUERY.language),
    })
    if (!parsed.success) throw badQuestion()
    const find = finder()
    // What is known costs nobody a call.
    if (!find.knows(parsed.data)) await enforceRateLimit('documents', { headers, site })
    const { documents, isStandIn, isUsual } = await find(parsed.data)
    if (isStandIn) throw notAnswering()
    const answer = { documents, ...(isUsual && { isUsual }) }
    return NextResponse.json(answer, { headers: { 'Cache-Control': CACHE_CONTROL } })
  }
