import { randomUUID } from 'node:crypto'
import { clickQuery } from '#features/affiliate/affiliate-click.ts'
import { networkClickAnswer } from '#features/affiliate/click-contract.ts'
import type { Bench } from './bench.ts'

/** The transaction of a click on a link of affiliate 4711. */
export const countedClick = async (bench: Bench): Promise<string> => {
  const link = { offerId: 3, affiliateId: 4711, page: '/start', language: 'en' } as const
  const query = clickQuery(link, randomUUID().replaceAll('-', ''))
  const answer = await bench.call(`/affiliate-network/clk?${query}`)
  return networkClickAnswer.parse(await answer.json()).transaction_id
}
