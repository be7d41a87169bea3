import { eq } from 'drizzle-orm'
import type { Charge, ProviderNotice } from '#features/checkout/provider/payment-driver.ts'
import { renewalKeySchema } from '#features/checkout/subscription-contract.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readPurchase } from '#services/purchase/purchase-store.ts'
import { noteCharge, type ResolveContext } from '#services/purchase/resolve-attempt.ts'
import { RefundError, writeDownRefund } from '#services/refunds/refund-order.ts'
import { takeDispute } from '#services/refunds/take-dispute.ts'
import { takeChargeOutcome } from '#services/subscriptions/take-charge-outcome.ts'

/** For a person to look at. */
const logStrange = (
  event: string,
  { notice, log }: { notice: ProviderNotice; log: ResolveContext['log'] },
) => {
  const { paymentId, key } = notice
  // The key of a first charge holds the id that opens the purchase.
  log.error({ event, attempt: Number(key.split('-').at(-1)), paymentId })
}

type Noticed = { notice: ProviderNotice; settling: ResolveContext }

/** Of a charge, given back so far. */
type Refunded = Pick<Charge, 'paymentId' | 'refunded'>

/** Brings the attempt of a purchase up to what the provider says of its charge now. */
const settleFirst = async (
  database: Database,
  { notice, settling }: Noticed,
): Promise<Refunded | undefined> => {
  const { paymentId, key } = notice
  const { provider, log, signal } = settling
  const [id = '', last = ''] = key.split('-')
  const purchase = await readPurchase(database, id)
  if (!purchase) {
    logStrange('charge of an unknown purchase', { notice, log })
    return undefined
  }
  const found = await provider.retrieve(paymentId, signal)
  if (found.key !== key) {
    logStrange('charge under another key', { notice, log })
    return undefined
  }
  await noteCharge(database, { purchase, number: Number(last), found, settling })
  return found
}

/** Asks the provider for a later charge of a subscription, and takes its present outcome. */
const settleLater = async (
  database: Database,
  { notice, settling }: Noticed,
): Promise<Refunded | undefined> => {
  const { paymentId, key } = notice
  const { provider, log, signal } = settling
  const outcome = await provider.subscription.retrieveCharge(paymentId, signal)
  if (outcome.key !== key) {
    logStrange('charge under another key', { notice, log })
    return undefined
  }
  await takeChargeOutcome(database, { outcome, settings: settling })
  return outcome.state === 'succeeded' ? provider.retrieve(paymentId, signal) : undefined
}

/** Money that went back where the provider's account is kept, or by a command that broke off: the order learns of it here. */
const noteRefund = async (
  database: Database,
  { charge, settling }: { charge: Refunded; settling: ResolveContext },
) => {
  if (charge.refunded === 0) return
  const [order] = await database.select().from(orders).where(eq(orders.paymentId, charge.paymentId))
  if (order) await writeDownRefund(database, { order, charge, services: settling })
}

const settleCharge = async (database: Database, noticed: Noticed): Promise<void> => {
  const isLater = renewalKeySchema.safeParse(noticed.notice.key).success
  const charge = await (isLater ? settleLater : settleFirst)(database, noticed)
  if (charge) await noteRefund(database, { charge, settling: noticed.settling })
}

/** Told again it would say the same: logged for a person, and done. */
const unlessStrange = async (
  work: Promise<void>,
  { event, ...noticed }: { event: string; notice: ProviderNotice; log: ResolveContext['log'] },
) => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ProblemError || error instanceof RefundError)) throw error
    logStrange(event, noticed)
  }
}

/** Takes what the provider says now of what its message is about. What is not ours is logged and done; throws `UpstreamError` where it has to come again. */
export const takeNotice = async (database: Database, noticed: Noticed): Promise<void> => {
  const { notice, settling } = noticed
  const { id, paymentId, alarm, dispute } = notice
  const { log } = settling
  if (alarm) logStrange(alarm, { notice, log })
  const charged = settleCharge(database, noticed)
  await unlessStrange(charged, { event: 'charge was not taken', notice, log })
  // After its charge: a dispute may be told of before the payment is.
  if (!dispute) return
  const report = { id, paymentId, state: dispute }
  const taken = takeDispute(database, { report, now: settling.now(), log })
  await unlessStrange(taken, { event: 'dispute was not taken', notice, log })
}
