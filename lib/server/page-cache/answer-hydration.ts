import { SCRIPT_LIFE_S } from '#lib/config/constants.ts'
import { serverEnv } from '#lib/config/env-server.ts'
import { QUERY } from '#lib/config/query.ts'
import { problemResponse } from '#lib/util/problem.ts'
import type { Handle } from '../answer/api-handler.ts'
import { findHydration } from './hydration-files.ts'

/** Milliseconds that a page may take to be rendered once more. */
const RENDER_MS = 5000

/** What of a query decides which page is shown; the rest of it may have been counted. */
const FACTS: readonly string[] = [QUERY.keyword, QUERY.signUp]

/** Path and facts of the page that asks; only this site is ever asked for it. */
const askingPage = (headers: Headers): string | undefined => {
  const referer = URL.parse(headers.get('referer') ?? '')
  if (!referer) return undefined
  const facts = [...referer.searchParams].filter(([name]) => FACTS.includes(name))
  return `${referer.pathname}?${new URLSearchParams(facts)}`
}

/** Has this process prepare a page; whether it could shows in what is found afterwards. */
const prepare = async (path: string): Promise<void> => {
  const address = `http://localhost:${serverEnv().PORT}${path}`
  const signal = AbortSignal.timeout(RENDER_MS)
  // What fails is not found afterwards.
  await fetch(address, { signal, redirect: 'manual' })
    .then((answer) => answer.body?.cancel())
    .catch((_failure: unknown) => undefined)
}

/**
 * `GET /api/hydration/{hash}.js`: the scripts that a page was split off from (docs/decisions/029). What another instance
 * has split is found by preparing the page that asks here too.
 */
export const answerHydration: Handle = async ({ nextUrl, headers }) => {
  const name = nextUrl.pathname.split('/').at(-1) ?? ''
  let text = await findHydration(name)
  const page = text === undefined && askingPage(headers)
  if (page) {
    await prepare(page)
    text = await findHydration(name)
  }
  if (text === undefined) {
    return problemResponse({
      status: 404,
      title: 'No such script',
      detail: 'No page of this site names it any more. Load the page anew.',
    })
  }
  return new Response(text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': `public, max-age=${SCRIPT_LIFE_S}, immutable`,
    },
  })
}
