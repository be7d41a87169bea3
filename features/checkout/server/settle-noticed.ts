import { isRefusal } from '#lib/http/upstream-error.ts'
import type { Purchase } from '../purchase-contract.ts'
import type { CheckoutSite } from './checkout-site.ts'
import type { Charge, ProviderNotice } from './payment-driver.ts'
import { findPurchase } from './purchases.ts'
import { isFeeKnown, reportCharge, type Settling } from './settle-attempt.ts'

/** How the user service says that a charge is not one of its attempts: told again it would say the same. */
const NOT_OURS = [404, 409, 422]

/** An attempt that is paid stays so, and learns its fee once; of one that failed, and of one before the last, the provider may know better. */
const hasEnded = ({ attempt }: Purchase, { number, charge }: { number: number; charge: Charge }) =>
  attempt?.number === number &&
  attempt.paymentId === charge.paymentId &&
  attempt.state === 'succeeded' &&
  isFeeKnown({ attempt, charge })

type SettlingNotice = Settling & { site: Settling['site'] & Pick<CheckoutSite, 'reportRefund'> }

type Sold = { orderNumber: string | null; charge: Charge }

/** Money that went back where the provider's account is kept, or by a command that broke off: the order learns of it here. */
const settleRefund = async ({ orderNumber, charge }: Sold, { site, signal }: SettlingNotice) => {
  if (orderNumber === null || charge.refunded === 0) return
  const { paymentId, refunded } = charge
  await site.reportRefund({ orderNumber, charge: { paymentId, refunded }, site, signal })
}

/**
 * Brings the attempt of a provider's message up to what the provider says of its charge now. What belongs to no purchase is
 * logged for a person and counts as done; throws `UpstreamError` where the message has to come again.
 */
export const settleNoticed = async (
  { paymentId, key, alarm }: ProviderNotice,
  settling: SettlingNotice,
): Promise<void> => {
  const { site, signal } = settling
  const [id = '', last = ''] = key.split('-')
  const number = Number(last)
  const { userServiceUrl } = site
  const strange = (event: string) => {
    // Its key holds the id that opens the purchase.
    site.log.error({ event, attempt: number, paymentId })
  }
  if (alarm) strange(alarm)
  const purchase = await findPurchase(id, { userServiceUrl, signal })
  if (!purchase) {
    strange('charge of an unknown purchase')
    return
  }
  const found = await site.driver.look(paymentId, signal)
  if (found.key !== key) {
    strange('charge under another key')
    return
  }
  try {
    const settled = hasEnded(purchase, { number, charge: found })
      ? purchase
      : (await reportCharge({ purchase, number, found }, settling)).purchase
    await settleRefund({ orderNumber: settled.orderNumber, charge: found }, settling)
  } catch (error) {
    if (!isRefusal(error, NOT_OURS)) throw error
    strange('charge was not taken')
  }
}
