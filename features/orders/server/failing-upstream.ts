import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { upstreamProblem } from '#lib/server/answer/upstream-problem.ts'
import type { Site } from '#lib/server/site.ts'

/** Does what asks a service; a failure of that leaves its line in the log and becomes the problem that the browser gets. */
export const failingUpstream = async <Result>(
  site: Pick<Site, 'log'>,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    logUpstream(site.log, error)
    throw upstreamProblem(error)
  }
}
