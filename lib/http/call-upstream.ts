import type { AxiosRequestConfig } from 'axios'
import type * as z from 'zod/mini'
import type { UpstreamName } from '#lib/config/reference-services.ts'
import { httpClient } from './http-client.ts'
import { toUpstreamError } from './to-upstream-error.ts'
import { UpstreamError } from './upstream-error.ts'
import { watchCall } from './watch-call.ts'

/** The user service, and when to stop waiting for it; each call is tried four times (S2 §7). */
export type UserService = { userServiceUrl: string; signal: AbortSignal }

type UpstreamCall<Answer> = {
  upstream: UpstreamName
  request: Pick<
    AxiosRequestConfig,
    'method' | 'url' | 'data' | 'axios-retry' | 'validateStatus'
  > & { headers?: Readonly<Record<string, string>> }
  /** Contract of the answer; fields beyond it are dropped. */
  answer: z.ZodMiniType<Answer>
  /** Ends all tries together. */
  signal: AbortSignal
}

/** Calls a service and gives its answer when it keeps the contract; throws `UpstreamError`. */
export const callUpstream = <Answer>({
  upstream,
  request,
  answer,
  signal,
}: UpstreamCall<Answer>): Promise<Answer> =>
  watchCall(upstream, async ({ headers: ids, elapsed }) => {
    const headers = { ...request.headers, ...ids }
    try {
      const response = await httpClient.request<unknown>({ ...request, headers, signal })
      const parsed = answer.safeParse(response.data)
      if (parsed.success) return parsed.data
      const { status } = response
      throw new UpstreamError({ upstream, fault: 'bad-answer', status, ms: elapsed() })
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      throw toUpstreamError(error, { upstream, ms: elapsed() })
    }
  })
