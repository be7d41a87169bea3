import { storedValue } from '#lib/browser/stored-value.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import type { MarketplaceOrder } from '../order-view.ts'

const hasTexts = (value: object, names: readonly string[]) =>
  names.every((name) => typeof Reflect.get(value, name) === 'string')

const hasAmount = (value: object) =>
  'amount' in value && (value.amount === null || typeof value.amount === 'number')

const isOrder = (value: unknown): value is MarketplaceOrder =>
  typeof value === 'object' &&
  value !== null &&
  hasTexts(value, ['orderId', 'sku', 'product', 'currency', 'licence']) &&
  hasAmount(value)

const kept = () => storedValue('sessionStorage', STORAGE_KEYS.marketplaceOrder.name)

/** The marketplace order that this tab keeps; null where it made none, or the browser stores nothing. */
export const readMarketplaceOrder = (): MarketplaceOrder | null => {
  const value = kept().read()
  return isOrder(value) ? value : null
}

/** Keeps the handler's answer for the thank-you page; false where it is no order, or the browser stores nothing. */
export const keepMarketplaceOrder = (value: unknown): boolean => {
  if (!isOrder(value)) return false
  kept().write(value)
  return readMarketplaceOrder() !== null
}
