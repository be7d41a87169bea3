import { callUpstream } from '#lib/http/call-upstream.ts'
import { ssoValidateAnswer } from '../account-contract.ts'

type Validation = { ssojwt: string; accountServiceUrl: string; signal: AbortSignal }

/** `POST auth/ssoValidate/` with the token in the body and as bearer authorization (S1 §4, §7): the user id that it stands for; throws `UpstreamError`. */
export const validateToken = async ({ ssojwt, accountServiceUrl, signal }: Validation) => {
  const { u } = await callUpstream({
    upstream: 'account',
    request: {
      method: 'post',
      url: `${accountServiceUrl}/auth/ssoValidate/`,
      headers: { Authorization: `Bearer ${ssojwt}` },
      data: { ssojwt },
    },
    answer: ssoValidateAnswer,
    signal,
  })
  return u.sub
}
