import { callUpstream } from '#lib/http/call-upstream.ts'
import { clickQuery, type AffiliateClick } from '../affiliate-click.ts'
import { networkClickAnswer } from '../click-contract.ts'

type Question = {
  click: AffiliateClick
  /** The same for every send of one click. */
  key: string
  affiliateServiceUrl: string
  signal: AbortSignal
}

/** `GET {affiliate network}/clk`, Everflow's server-side click: the transaction id; throws `UpstreamError`. Another network is another file like this one. */
export const recordClick = async ({ click, key, affiliateServiceUrl, signal }: Question) => {
  const { transaction_id: transactionId } = await callUpstream({
    upstream: 'affiliate',
    request: { method: 'get', url: `${affiliateServiceUrl}/clk?${clickQuery(click, key)}` },
    answer: networkClickAnswer,
    signal,
  })
  return transactionId
}
