import { clickQuery, TRANSACTION_ID, type AffiliateClick } from '#lib/util/affiliate-click.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { readShort } from '#lib/util/read-short.ts'

type Question = {
  click: AffiliateClick
  /** The same for every send of one click. */
  key: string
  /** Address of the network, without trailing slash. */
  serviceUrl: string
  /** Milliseconds for the whole answer. */
  limitMs: number
}

type Fault = 'slow' | 'unreachable' | 'failed' | 'refused' | 'bad-answer'

/** The id of the transaction, or how the call failed. */
export type ClickOutcome =
  | { transactionId: string }
  | { fault: Fault; status?: number; code?: string; ms: number }

/** Longer than any answer of the contract. */
const MAX_ANSWER_LENGTH = 4096

const transactionIn = (text: string | undefined): string | undefined => {
  const answer = parseJson(text ?? '')
  if (typeof answer !== 'object' || answer === null || !('transaction_id' in answer))
    return undefined
  const { transaction_id: id } = answer
  return typeof id === 'string' && TRANSACTION_ID.test(id) ? id : undefined
}

const faultOf = (status: number): Fault => {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'bad-answer'
}

/**
 * Records a click at the affiliate network: `GET /clk`, Everflow's server-side click. Never throws; gives up
 * after the limit, body included. Another network is another file like this one.
 */
export const recordClick = async (question: Question): Promise<ClickOutcome> => {
  const { click, key, serviceUrl, limitMs } = question
  const start = performance.now()
  const ms = () => Math.round(performance.now() - start)
  const signal = AbortSignal.timeout(limitMs)
  try {
    const answer = await fetch(`${serviceUrl}/clk?${clickQuery(click, key)}`, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      cache: 'no-store',
      signal,
    })
    const { status } = answer
    if (status !== 200) return { fault: faultOf(status), status, ms: ms() }
    const transactionId = transactionIn(await readShort(answer.body, MAX_ANSWER_LENGTH))
    return transactionId ? { transactionId } : { fault: 'bad-answer', status, ms: ms() }
  } catch (error) {
    // Any failure is the network's here: a page never fails for it.
    const [code = ''] = String(error).split(':')
    return { fault: signal.aborted ? 'slow' : 'unreachable', code, ms: ms() }
  }
}
