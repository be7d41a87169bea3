import { allows, mayMeasure } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import { storedValue } from '#lib/browser/stored-value.ts'
import { DATA_LAYER } from '#lib/config/events.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'

/** The data layer's event for an order, in the terms of GA4; amounts in units of the currency, `value` without tax. */
export type PurchaseEvent = {
  transactionId: string
  currency: string
  /** Nothing where only somebody else knows what was paid. */
  value: number | null
  tax: number
  coupon: string | null
  items: readonly { id: string; name: string; price: number | null; quantity: number }[]
  /** SHA-256 of the buyer's address. */
  emailDigest: string | null
}

/** Orders that are remembered as told: nobody buys more often. */
const REMEMBERED = 20

const push = (entries: readonly object[]) => {
  const layer: unknown = Reflect.get(window, DATA_LAYER)
  if (Array.isArray(layer)) layer.push(...entries)
  else Reflect.set(window, DATA_LAYER, [...entries])
}

/** Notes an order as told; false where it was noted before. */
const isNew = (transactionId: string): boolean => {
  const stored = storedValue('localStorage', STORAGE_KEYS.toldOrders.name)
  const kept = stored.read()
  const told = Array.isArray(kept) ? kept.map(String) : []
  if (told.includes(transactionId)) return false
  stored.write([...told, transactionId].slice(-REMEMBERED))
  return true
}

/**
 * Tells the data layer of an order, once for this browser however often its page is opened, and never where the visitor
 * declined (S2 §4). The address of the buyer goes along as a digest, and only after tools of others were accepted.
 */
export const pushPurchase = (event: PurchaseEvent): void => {
  const consent = consentState.getState()
  if (!mayMeasure(consent) || !isNew(event.transactionId)) return
  const { transactionId, currency, value, tax, coupon, items, emailDigest } = event
  const isShared = allows(consent.choice, 'vendors') && emailDigest !== null
  try {
    push([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: transactionId,
          currency,
          ...(value !== null && { value, tax }),
          ...(coupon !== null && { coupon }),
          items: items.map(({ id, name, price, quantity }) => ({
            item_id: id,
            item_name: name,
            ...(price !== null && { price }),
            quantity,
          })),
        },
        ...(isShared && { user_data: { sha256_email_address: emailDigest } }),
      },
    ])
  } catch (error) {
    // Whoever replaced the layer is told, but counting never breaks the receipt.
    reportError(error)
  }
}
