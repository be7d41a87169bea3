import { callUpstream } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import { handOffTokenAnswer } from '../account-contract.ts'

type Exchange = {
  ssojwt: string
  accountServiceUrl: string
  /** Whether the sign-in token may stand in: it lives for 30 days, and addresses are kept in many places. */
  handsOffSignInToken: boolean
  signal: AbortSignal
}

/** The statuses of a service that has no such call. */
export const NO_EXCHANGE = [404, 405, 501]

/**
 * `POST auth/handOffToken/`: a one-time token for the sign-in token. A service without the exchange gets the
 * sign-in token itself where a setting says so (architecture 16); throws `UpstreamError`.
 */
export const exchangeToken = async ({
  ssojwt,
  accountServiceUrl,
  handsOffSignInToken,
  signal,
}: Exchange) => {
  try {
    const { ssotoken } = await callUpstream({
      upstream: 'account',
      request: { method: 'post', url: `${accountServiceUrl}/auth/handOffToken/`, data: { ssojwt } },
      answer: handOffTokenAnswer,
      signal,
    })
    return ssotoken
  } catch (error) {
    if (handsOffSignInToken && isRefusal(error, NO_EXCHANGE)) return ssojwt
    throw error
  }
}
