import { callUpstream } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'
import type { Site } from '#lib/server/site.ts'
import { cardAnswer } from '../payment-contract.ts'

const NOT_FOUND = 404

type Card = { site: Pick<Site, 'paymentServiceUrl'>; methodToken: string; signal: AbortSignal }

/** `GET {payment service}/card/{token}`: where the card of a token was issued; `null` for a token that it does not know. Throws `UpstreamError`. */
export const cardCountry = async ({ site, methodToken, signal }: Card): Promise<string | null> => {
  try {
    const { country } = await callUpstream({
      upstream: 'payment',
      request: {
        method: 'get',
        url: `${site.paymentServiceUrl}/card/${encodeURIComponent(methodToken)}`,
      },
      answer: cardAnswer,
      signal,
    })
    return country
  } catch (error) {
    if (isRefusal(error, [NOT_FOUND])) return null
    throw error
  }
}
