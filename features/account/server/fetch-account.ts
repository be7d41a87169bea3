import { callUpstream } from '#lib/http/call-upstream.ts'
import { accountAnswer } from '../account-contract.ts'

type AccountQuestion = {
  userId: string
  ssojwt: string
  accountServiceUrl: string
  signal: AbortSignal
}

/** `GET account/get/{userId}` with the token as bearer authorization (S1 §7); throws `UpstreamError`. */
export const fetchAccount = ({ userId, ssojwt, accountServiceUrl, signal }: AccountQuestion) =>
  callUpstream({
    upstream: 'account',
    request: {
      method: 'get',
      url: `${accountServiceUrl}/account/get/${encodeURIComponent(userId)}`,
      headers: { Authorization: `Bearer ${ssojwt}` },
    },
    answer: accountAnswer,
    signal,
  })
