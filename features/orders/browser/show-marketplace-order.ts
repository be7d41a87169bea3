import { isLocale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { readMarketplaceOrder } from './marketplace-order.ts'
import { fillFacts, pageLanguage, showState, withCurrency } from './page-parts.ts'
import { pushPurchase } from './push-purchase.ts'

/** Shows what was bought at the marketplace, and tells the data layer of it once (S2 §4). */
export const showMarketplaceOrder = (root: HTMLElement): void => {
  const order = readMarketplaceOrder()
  if (!order) return showState(root, 'missing')
  const { orderId, amount, currency, sku, product, fname, licence } = order
  const language = pageLanguage()
  const money = numberFormat(isLocale(language) ? language : 'en', { style: 'currency', currency })
  fillFacts(root, {
    orderNumber: orderId,
    buyer: fname,
    item: product,
    total: amount === null ? null : withCurrency(money.format(amount), currency),
  })
  showState(root, 'shown', licence)
  pushPurchase({
    transactionId: orderId,
    currency,
    value: amount,
    tax: 0,
    coupon: null,
    items: [{ id: sku, name: product, price: amount, quantity: 1 }],
    emailDigest: null,
  })
}
