import { randomBytes } from 'node:crypto'
import type { WebhookBody } from '#features/checkout/payment-contract.ts'
import type { Database } from '#services/db/database.ts'
import { paymentWebhooks } from '#services/db/payment-schema.ts'

type Change = {
  type: WebhookBody['type']
  charge: { paymentId: string; key: string }
  /** The bank's decision. */
  dispute?: WebhookBody['dispute']
  now: Date
}

/** Notes that the site is to be told of a change, in the transaction that makes it. */
export const noteChange = async (
  transaction: Database,
  { type, charge: { paymentId, key }, dispute, now }: Change,
): Promise<void> => {
  const id = `evt_${randomBytes(18).toString('base64url')}`
  const body: WebhookBody = { id, type, createdAt: now.toISOString(), paymentId, key, dispute }
  await transaction.insert(paymentWebhooks).values({ id, body, nextTryAt: now })
}
