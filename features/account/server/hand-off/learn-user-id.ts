import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import type { Site } from '#lib/server/site.ts'
import { validateToken } from '../validate-token.ts'
import type { HandOffTarget } from './hand-off-target.ts'

type Visit = { site: Site; target: Pick<HandOffTarget, 'ssojwt'> }

/** The id of a new account, where its token can be validated within a time: nobody waits longer for it (S1 §4.4, §8). */
export const learnUserId = async (
  { site, target: { ssojwt } }: Visit,
  limitMs: number,
): Promise<string | undefined> => {
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
