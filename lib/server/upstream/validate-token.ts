import { ssoValidateAnswer } from '#lib/contracts/account.ts'
import { callUpstream } from '#lib/http/call-upstream.ts'

type Validation = { ssojwt: string; accountServiceUrl: string; signal: AbortSignal }

/** `POST auth/ssoValidate/` (S1 §7): the user id that a token stands for; throws `UpstreamError`. */
export const validateToken = async ({ ssojwt, accountServiceUrl, signal }: Validation) => {
  const { u } = await callUpstream({
    upstream: 'account',
    request: { method: 'post', url: `${accountServiceUrl}/auth/ssoValidate/`, data: { ssojwt } },
    answer: ssoValidateAnswer,
    signal,
  })
  return u.sub
}
