import { isRefusal } from '#lib/http/upstream-error.ts'
import { isOpenAttempt } from '../attempt-state.ts'
import type { Purchase } from '../purchase-contract.ts'
import type { ProviderNotice } from './payment-driver.ts'
import { findPurchase } from './purchases.ts'
import { reportCharge, type Settling } from './settle-attempt.ts'

/** How the user service says that a charge is not one of its attempts: told again it would say the same. */
const NOT_OURS = [404, 409, 422]

/** An attempt that has ended says the same for ever; one before the last may have been charged all the same. */
const hasEnded = (
  { attempt }: Purchase,
  { number, paymentId }: { number: number; paymentId: string },
) => attempt?.number === number && attempt.paymentId === paymentId && !isOpenAttempt(attempt)

/**
 * Brings the attempt of a provider's message up to what the provider says of its charge now. What belongs to no purchase is
 * logged for a person and counts as done; throws `UpstreamError` where the message has to come again.
 */
export const settleNoticed = async (
  { paymentId, key }: ProviderNotice,
  settling: Settling,
): Promise<void> => {
  const { site, signal } = settling
  const [id = '', last = ''] = key.split('-')
  const number = Number(last)
  const { userServiceUrl } = site
  const strange = (event: string) => {
    site.log.error({ event, key, paymentId })
  }
  const purchase = await findPurchase(id, { userServiceUrl, signal })
  if (!purchase) {
    strange('charge of an unknown purchase')
    return
  }
  if (hasEnded(purchase, { number, paymentId })) return
  const found = await site.driver.look(paymentId, signal)
  if (found.key !== key) {
    strange('charge under another key')
    return
  }
  try {
    await reportCharge({ purchase, number, found }, settling)
  } catch (error) {
    if (!isRefusal(error, NOT_OURS)) throw error
    strange('charge was not taken')
  }
}
