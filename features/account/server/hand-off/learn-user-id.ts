import type { NextRequest } from 'next/server'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Site } from '#lib/server/site.ts'
import { signInToken } from '../../sign-in-token.ts'
import { validateToken } from '../validate-token.ts'

type Visit = { request: NextRequest; site: Site }

/** The id of a new account, where its token can be validated within a time: nobody waits longer for it (S1 §4.4, §8). */
export const learnUserId = async (
  { request, site }: Visit,
  limitMs: number,
): Promise<string | undefined> => {
  const ssojwt = signInToken(request)
  if (!ssojwt) return undefined
  const { accountServiceUrl, log } = site
  try {
    const signal = AbortSignal.timeout(limitMs)
    return await validateToken({ ssojwt, accountServiceUrl, signal })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(log, error)
    return undefined
  }
}
